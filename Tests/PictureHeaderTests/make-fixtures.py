#!/usr/bin/env python3
"""Draws the pictures of Fixtures/ with other programs, and asks those for the sizes in sizes.tsv.

Needs Pillow with AVIF, ImageMagick, exiftool, libavif's avifenc, libheif's heif-enc and libwebp's cwebp and webpmux.
The pictures are kept in the repository; this says where they come from and is no part of the tests.
"""
import io
import os
import pathlib
import subprocess
import sys
import tempfile

from PIL import Image, ImageOps

OUT = pathlib.Path(__file__).resolve().parent / "Fixtures"
WIDTH, HEIGHT = 23, 11


def picture(mode="RGB", size=(WIDTH, HEIGHT)):
    image = Image.new("RGB", size)
    for x in range(size[0]):
        for y in range(size[1]):
            image.putpixel((x, y), (x * 9 % 256, y * 20 % 256, 90))
    return image.convert(mode)


def exif(orientation, order="<"):
    data = Image.Exif()
    data.endian = order
    data[0x010F] = "Carte"
    data[0x0112] = orientation
    return data.tobytes()


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def save(name, image=None, **options):
    (image or picture()).save(OUT / name, **options)


def jpegs():
    save("plain.jpg", quality=40)
    save("progressive.jpg", progressive=True, quality=40)
    save("gray.jpg", picture("L"), quality=40)
    save("cmyk.jpg", picture("CMYK"), quality=40)
    save("icc.jpg", quality=40, icc_profile=b"icc" * 20, exif=exif(8))
    for orientation in range(1, 9):
        for order, name in (("<", "ii"), (">", "mm")):
            save(f"orientation-{orientation}-{name}.jpg", quality=40, exif=exif(orientation, order))
    # A thumbnail, a picture within the picture, turned otherwise than the picture; and Exif behind other segments.
    small = io.BytesIO()
    picture(size=(8, 4)).save(small, "JPEG", quality=20)
    with tempfile.NamedTemporaryFile(suffix=".jpg") as thumb:
        thumb.write(small.getvalue())
        thumb.flush()
        save("thumbnail.jpg", quality=40, exif=exif(6))
        run("exiftool", "-overwrite_original", "-api", "Compact=NoPadding", f"-ThumbnailImage<={thumb.name}", "-IFD1:Orientation#=1",
            "-XMP:Title=a title", "-IPTC:City=a city", "-Comment=a comment", str(OUT / "thumbnail.jpg"))
    run("convert", str(OUT / "plain.jpg"), "-sampling-factor", "4:2:0", "-define", "jpeg:restart-interval=1",
        "-quality", "40", str(OUT / "magick.jpg"))


def pngs():
    save("plain.png")
    save("palette.png", picture("P"))
    save("bilevel.png", picture("1"))
    run("convert", str(OUT / "plain.png"), "-interlace", "PNG", "-depth", "16", str(OUT / "interlaced.png"))
    save("animated.png", save_all=True, append_images=[picture("RGB").rotate(180)])
    for orientation in (1, 3, 6):
        save(f"orientation-{orientation}.png", exif=exif(orientation))
    save("orientation-8-mm.png", exif=exif(8, ">"))


def webps():
    save("lossy.webp", quality=30)
    save("lossless.webp", lossless=True)
    save("alpha.webp", picture("RGBA"), quality=30)
    save("animated.webp", save_all=True, append_images=[picture().rotate(180)], quality=30)
    for orientation in (1, 2, 5, 8):
        save(f"orientation-{orientation}.webp", quality=30, exif=exif(orientation))
    save("orientation-6-mm.webp", lossless=True, exif=exif(6, ">"))
    run("cwebp", "-q", "30", str(OUT / "plain.png"), "-o", str(OUT / "cwebp.webp"))


def gifs():
    save("plain.gif", picture("P"))
    save("animated.gif", picture("P"), save_all=True, append_images=[picture("P").rotate(180)])
    run("convert", str(OUT / "plain.gif"), f"GIF87:{OUT / 'old.gif'}")


def avifs():
    save("plain.avif", quality=30)
    save("alpha.avif", picture("RGBA"), quality=30)
    save("animated.avif", save_all=True, append_images=[picture().rotate(180)], quality=30)
    for orientation in (3, 5, 6, 7, 8):
        save(f"orientation-{orientation}.avif", quality=30, exif=exif(orientation))
    source = str(OUT / "plain.png")
    run("avifenc", "--irot", "1", "--imir", "0", source, str(OUT / "avifenc-turned.avif"))
    run("avifenc", "--ignore-exif", source, str(OUT / "avifenc.avif"))
    run("heif-enc", "-A", source, "-o", str(OUT / "heif-enc.avif"))


def others():
    run("heif-enc", str(OUT / "plain.png"), "-o", str(OUT / "photo.heic"))
    save("print.tif", picture("1"))
    save("old.bmp", picture("1"))
    save("page.pdf", picture("1"))
    save("icon.ico", picture("P", (16, 16)))
    save("print.jp2", picture("L", (16, 16)))
    run("convert", "-size", "9x5", "xc:red", str(OUT / "layers.psd"))


def sizes():
    lines = []
    for path in sorted(OUT.iterdir()):
        if path.suffix not in (".jpg", ".png", ".webp", ".gif", ".avif"):
            continue
        with Image.open(path) as image:
            name = {"MPO": "JPEG"}.get(image.format, image.format).lower()
            # Browsers do not turn a WebP by its Exif data (Chromium 156, Firefox 153), Pillow does.
            size = image.size if path.suffix == ".webp" else ImageOps.exif_transpose(image).size
        if path.suffix in (".jpg", ".gif"):
            told = subprocess.run(["convert", str(path) + "[0]", "-auto-orient", "-format", "%w %h", "info:"],
                                  capture_output=True, text=True, check=True).stdout.split()
            if tuple(map(int, told)) != size:
                sys.exit(f"{path.name}: Pillow says {size}, ImageMagick {told}")
        lines.append(f"{path.name}\t{name}\t{size[0]}\t{size[1]}\n")
    (OUT / "sizes.tsv").write_text("".join(lines))


if __name__ == "__main__":
    OUT.mkdir(exist_ok=True)
    for old in OUT.iterdir():
        old.unlink()
    for make in (jpegs, pngs, webps, gifs, avifs, others, sizes):
        make()
