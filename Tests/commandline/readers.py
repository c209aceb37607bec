"""Someone who reads a site, pages and all that they show, while builds put one version after another in its place."""
import multiprocessing, os, pathlib, posixpath
from scenes import shown_by


def read(path):
    try:
        return pathlib.Path(path).read_bytes()
    except FileNotFoundError:
        return None


def watch(output, versions, pages, has_ended, results):
    """Reads pages until builds have ended: how many were read, how many files went with a site that was replaced
    meanwhile, and what was wrong."""
    read_pages = gone = 0
    faults = []
    while not has_ended.is_set() and len(faults) < 10:
        for page in pages:
            html = read(os.path.join(output, page))
            read_pages += 1
            fitting = [version for version in versions if version[page][2] == html]
            if not fitting:
                faults.append(f"{page} is of no version" if html is not None else f"{page} is not there")
                continue
            for named in shown_by(html):
                path = posixpath.normpath(posixpath.join(posixpath.dirname(page), named))
                seen = read(os.path.join(output, path))
                if seen is None:
                    gone += 1
                    # It went with the site it was of: whoever reads the page again gets another one.
                    again = read(os.path.join(output, page))
                    others = [version for version in versions if version not in fitting and path not in version]
                    if not others: faults.append(f"{path} is not there, and no version is without it")
                    elif again == html and read(os.path.join(output, path)) is None and again == read(os.path.join(output, page)): faults.append(f"{page} shows {path}, which is not there")
                elif any(seen != version[path][2] for version in fitting): faults.append(f"{path} does not fit {page}")
    results.put((read_pages, gone, faults))


def while_building(scene, builds):
    """Makes builds of both versions in turn while someone reads; how many pages were read, how many files had gone, what was
    wrong."""
    scene.to_old()
    has_ended, results = multiprocessing.Event(), multiprocessing.Queue()
    pages = [path for path in scene.before if path.endswith(".html") and path in scene.after and not path.startswith("404")]
    reader = multiprocessing.Process(target=watch, args=(str(scene.output), [scene.before, scene.after], pages, has_ended, results))
    reader.start()
    faults = []
    for number in range(builds):
        scene.show("new" if number % 2 == 0 else "old")
        run = scene.build()
        if run.returncode != 0: faults.append(f"a build ended with {run.returncode}: {run.stderr!r}")
    has_ended.set()
    read_pages, gone, more = results.get(timeout=30)
    reader.join()
    return read_pages, gone, faults + more
