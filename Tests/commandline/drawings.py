"""Drawings that would run or load something where they are opened by themselves, and some that only look so.

`RUN` stands where a script leaves its mark, `OUT` where another host is named."""

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="30"'


def svg(inside, attributes=""):
    return "%s%s>%s</svg>" % (HEAD, attributes and " " + attributes, inside)


def typed(subset, inside="", attributes=""):
    return "<!DOCTYPE svg [%s]>%s" % (subset, svg(inside, attributes))


HTML = 'xmlns:h="http://www.w3.org/1999/xhtml"'

#: What leaves its mark by itself as soon as it is opened, in every browser.
RUNS = {
    "a script": svg("<script>RUN</script>"),
    "a script in CDATA": svg("<script><![CDATA[RUN]]></script>"),
    "a script by another prefix": '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="4" height="3"><s:script>RUN</s:script></s:svg>',
    "a script of HTML": svg("<h:script>RUN</h:script>", HTML),
    "a script whose namespace is an entity": typed('<!ENTITY n "http://www.w3.org/1999/xhtml">', "<s:script xmlns:s='&n;'>RUN</s:script>"),
    "a script whose namespace is written in numbers": svg("<s:script xmlns:s='http://www.w3.org/2000/s&#118;g'>RUN</s:script>"),
    "a script in an entity": typed("<!ENTITY x '<script xmlns=\"http://www.w3.org/2000/svg\">RUN</script>'>", "&x;"),
    "a script in an entity of an entity": typed(
        "<!ENTITY y '<script xmlns=\"http://www.w3.org/2000/svg\">RUN</script>'><!ENTITY x '&y;'>", "&x;"
    ),
    "a script by data:": svg('<script href="data:text/javascript,RUN"/>'),
    "a script by data: and XLink": svg('<script xlink:href="data:text/javascript,RUN"/>'),
    "onload": svg("", 'onload="RUN"'),
    "onload, written in numbers": svg("", 'onload="&#82;&#85;&#78;"'),
    "onload by default": typed('<!ATTLIST svg onload CDATA "RUN">'),
    "onbegin": svg('<animate attributeName="x" onbegin="RUN" begin="0s" dur="1s"/>'),
    "onbegin of set": svg('<set attributeName="x" to="1" onbegin="RUN"/>'),
    "onerror of a picture": svg('<image href="data:image/png;base64,AA" onerror="RUN"/>'),
    "onerror of HTML": svg('<foreignObject><h:img src="nowhere:" onerror="RUN"/></foreignObject>', HTML),
    "onload of a body": svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe onload="RUN"/></body></foreignObject>'),
    "a frame": svg("<foreignObject><h:iframe srcdoc=\"&lt;script&gt;parent.RUN&lt;/script&gt;\"/></foreignObject>", HTML),
}

#: What leaves its mark in some browsers, or in those of before, or when someone presses it.
MAY_RUN = {
    "onload of a part": svg('<g onload="RUN"/>'),
    "javascript: in a link": svg('<a href="javascript:RUN"><rect width="40" height="30"/></a>'),
    "javascript: by XLink": svg('<a xlink:href="javascript:RUN"><rect width="40" height="30"/></a>'),
    "javascript: in capitals": svg('<a href="JaVaScRiPt:RUN"><text>x</text></a>'),
    "javascript: behind blanks": svg('<a href=" &#9;javascript:RUN"><text>x</text></a>'),
    "javascript: with a line end in it": svg('<a href="java&#10;script:RUN"><text>x</text></a>'),
    "javascript: with a tab as an entity": typed('<!ENTITY t "&#9;">', '<a href="java&t;script:RUN"><text>x</text></a>'),
    "data: in a link": svg('<a href="data:text/html,&lt;script&gt;RUN&lt;/script&gt;"><text>x</text></a>'),
    "a link that becomes another": svg('<a id="x"><set attributeName="href" to="javascript:RUN"/><text>x</text></a>'),
    "a link that becomes another by XLink": svg(
        '<a><animate attributeName="xlink:href" values="javascript:RUN"/><text>x</text></a>'
    ),
    "a handler that comes": svg('<set attributeName="onmouseover" to="RUN"/>'),
    "a link of MathML": svg(
        '<foreignObject><math xmlns="http://www.w3.org/1998/Math/MathML" xlink:href="javascript:RUN"/></foreignObject>'
    ),
    "another drawing by data:": svg(
        "<use href=\"data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg' onload='RUN'/&gt;#x\"/>"
    ),
    "a handler of SVG Tiny": svg('<handler type="application/ecmascript">RUN</handler>'),
    "onclick": svg('<rect onclick="RUN" width="40" height="30"/>'),
    "onclick in capitals": svg('<rect ONCLICK="RUN" width="40" height="30"/>'),
    "onfocusin": svg('<rect onfocusin="RUN" tabindex="0" autofocus="" width="40" height="30"/>'),
    "a style sheet that makes a script": '<?xml-stylesheet type="text/xsl" href="data:text/xml,x"?>' + svg(""),
    "an entity of parameters": typed("<!ENTITY % p \"<!ENTITY x '&#60;script/>'>\"> %p;", "&x;"),
    "a frame by its address": svg('<foreignObject><h:iframe src="javascript:parent.RUN"/></foreignObject>', HTML),
    "a meta that leads away": svg('<h:meta http-equiv="refresh" content="0;url=data:text/html,x"/>', HTML),
}

#: What asks another host for something, or would.
LOADS = {
    "a picture": svg('<image href="OUT" width="4" height="4"/>'),
    "a picture by XLink": svg('<image xlink:href="OUT" width="4" height="4"/>'),
    "a picture beside it": svg('<image href="photo.png" width="4" height="4"/>'),
    "a picture of a filter": svg('<filter id="f"><feImage href="OUT"/></filter><rect filter="url(#f)" width="9" height="9"/>'),
    "another drawing": svg('<use href="OUT#x"/>'),
    "a pattern of another drawing": svg('<pattern id="a" href="OUT#x"/>'),
    "a script": svg('<script href="OUT"/>'),
    "a style sheet": '<?xml-stylesheet href="OUT"?>' + svg(""),
    "an import": svg("<style>@import 'OUT';</style>"),
    "an import in CDATA": svg("<style><![CDATA[@import url(OUT);]]></style>"),
    "an import in parts": svg("<style>@im<!-- x -->port 'OUT';</style>"),
    "an import with an escape": svg(r"<style>@\69mport 'OUT';</style>"),
    "an import behind an element": svg("<style><g>x</g>@import 'OUT';</style>"),
    "a font": svg("<style>@font-face { font-family: F; src: url('OUT') } text { font-family: F }</style><text>x</text>"),
    "a fill": svg('<rect fill="url(OUT#a)" width="4" height="4"/>'),
    "a fill with an escape": svg(r'<rect fill="u\72l(OUT#a)" width="4" height="4"/>'),
    "a fill in a style": svg('<rect style="fill: url(OUT#a)" width="4" height="4"/>'),
    "a background": svg("<style>svg { background: url(OUT) }</style>"),
    "a background of several": svg("<style>svg { background: image-set('OUT' 1x) }</style>"),
    "a mask": svg('<rect mask="url(&quot;OUT#a&quot;)" width="4" height="4"/>'),
    "a cursor": svg('<rect cursor="url(OUT), auto" width="4" height="4"/>'),
    "an entity": typed('<!ENTITY x SYSTEM "OUT">', "&x;"),
    "an entity of a file": typed('<!ENTITY x SYSTEM "file:///etc/hostname">', "<text>&x;</text>"),
    "a base": svg('<use href="#x"/>', 'xml:base="OUT"'),
    "a picture of HTML": svg('<foreignObject><h:img src="OUT"/></foreignObject>', HTML),
    "a style sheet of HTML": svg('<h:link rel="stylesheet" href="OUT"/>', HTML),
}

#: What no browser shows, or takes its time or memory.
BROKEN = {
    "no end": HEAD + "><g>",
    "two roots": svg("") + svg(""),
    "a prefix of nothing": svg("<x:g/>"),
    "an attribute twice": svg('<g id="a" id="b"/>'),
    "another encoding": '<?xml version="1.0" encoding="windows-1251"?>' + svg(""),
    "a billion laughs": typed("<!ENTITY a0 'ha'>" + "".join("<!ENTITY a%d '%s'>" % (n, "&a%d;" % (n - 1) * 10) for n in range(1, 12)), "<text>&a11;</text>"),
    "many attributes by default": typed("".join("<!ATTLIST svg a%d CDATA 'x'>" % n for n in range(101))),
    "a ring of entities": typed("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "<text>&a;</text>"),
    "a chain of entities": typed("<!ENTITY a0 'x'>" + "".join("<!ENTITY a%d '&a%d;'>" % (n, n - 1) for n in range(1, 50_000)), "&a49999;"),
}

#: What drawing programs write, and what only looks like one of those above.
HARMLESS = {
    "nothing": svg(""),
    "of Inkscape": """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape -->
<svg width="40mm" height="30mm" viewBox="0 0 40 30" id="svg5" sodipodi:docname="a.svg" inkscape:export-filename="/home/a/b.png"
 xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
 xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
 xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">
<sodipodi:namedview id="v" inkscape:zoom="0.7"/><metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/>
<cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
<defs><linearGradient id="a"><stop offset="0" style="stop-color:#000;stop-opacity:1"/></linearGradient>
<linearGradient xlink:href="#a" id="b" gradientTransform="translate(1 2)"/></defs>
<image xlink:href="data:image/png;base64,iVBORw0KGgo=" sodipodi:absref="/home/a/photo.png" width="4" height="4"/>
<path style="fill:url(#b);filter:url(#f)" d="M 0,0 4,4" transform="matrix(1,0,0,1,0,0)" inkscape:connector-curvature="0"/></svg>""",
    "of Illustrator": """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
 <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"><!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
 <!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY ns_xlink "http://www.w3.org/1999/xlink">]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" width="40" height="30"
 viewBox="0 0 40 30" overflow="visible" enable-background="new 0 0 40 30" xml:space="preserve">
<style type="text/css"><![CDATA[.st0{fill:url(#S_1_);clip-path:url("#S_2_");} @font-face{font-family:'F';src:url("data:font/woff2;base64,AA")}]]></style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
<g i:extraneous="self"><a xlink:href="https://example.org/" target="_blank"><path class="st0" d="M0 0"/></a></g></switch>
<i:pgf id="adobe_illustrator_pgf"><![CDATA[<script>RUN</script>]]></i:pgf></svg>""",
    "a document type": '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' + svg(""),
    "words of scripts": svg("<title>javascript:RUN</title><desc>&lt;script&gt;RUN&lt;/script&gt;</desc><text>onload=\"RUN\"</text>"),
    "a comment": svg("<!-- <script>RUN</script> -->"),
    "CDATA": svg("<text><![CDATA[<script>RUN</script>]]></text>"),
    "a value that looks like a tag": svg('<g id="&lt;script&gt;RUN&lt;/script&gt;" class="&quot; onload=&quot;RUN"/>'),
    "data of its own": svg('<g data-onload="RUN" data-href="javascript:RUN"/>'),
    "a script of nobody's": svg('<x:script xmlns:x="urn:x" x:onload="RUN">RUN</x:script>'),
    "links": svg('<a href="https://example.org/"><text>x</text></a><a href="mailto:a@b.example"/><a href="#x"/><a href="menu.html"/>'),
    "movement": svg('<circle r="4"><animate attributeName="r" values="1;9" dur="1s"/><animateMotion path="M0 0"><mpath href="#p"/></animateMotion></circle>'),
    "a style": svg("<style>/* url(OUT) */ @media (width > 1px) { g { fill: red; content: 'url(OUT)' } } @namespace 'http://x.example';</style>"),
    "an instruction": '<?xpacket begin=""?>' + svg("<?adobe x?>"),
}


def filled(text, run="", out=""):
    """The drawing with its attack in place: `run` is what a script does, `out` the address of another host."""
    return text.replace("OUT", out).replace("&#82;&#85;&#78;", "".join("&#%d;" % ord(letter) for letter in run)).replace("RUN", run)
