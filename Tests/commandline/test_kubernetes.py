"""docs/kubernetes-job.yaml against the schemas of Kubernetes, and what its pods run, run here."""
import pathlib, subprocess
import kubernetes_validate, pytest, yaml
from chain import chain, files
from conftest import CARTE, ROOT

MANIFEST = ROOT / "docs/kubernetes-job.yaml"
JOBS = list(yaml.safe_load_all(MANIFEST.read_text()))


@pytest.mark.parametrize("version", ["1.27", kubernetes_validate.latest_version()])
@pytest.mark.parametrize("job", JOBS, ids=lambda job: job["metadata"]["name"])
def test_the_manifest_is_one(job, version):
    kubernetes_validate.validate(job, version, strict=True)


def test_a_fault_would_be_found():
    (job, _) = yaml.safe_load_all(MANIFEST.read_text())
    job["spec"]["completionMod"] = job["spec"].pop("completionMode")
    with pytest.raises(kubernetes_validate.ValidationError):
        kubernetes_validate.validate(job, "1.27", strict=True)


def test_its_pods_make_the_whole_site(site, tmp_path):
    root, parts = site(chain()), tmp_path / "parts"
    subprocess.run([CARTE, "build", root, "--quiet", "--no-sync", "--output", tmp_path / "whole"], check=True, stderr=subprocess.DEVNULL)
    (shards, join) = JOBS
    assert shards["spec"]["completionMode"] == "Indexed"

    def run(job, **environment):
        (container,) = job["spec"]["template"]["spec"]["containers"]
        mounts = {mount["mountPath"]: mount for mount in container["volumeMounts"]}
        (script,) = container["args"]
        # The volumes are folders here.
        for path, folder in {"/site": root, "/parts": parts}.items():
            if path in mounts: script = script.replace(path, str(folder))
        subprocess.run([*container["command"], script], check=True, timeout=60, stderr=subprocess.DEVNULL, env={"PATH": f"{tools}:/usr/bin:/bin", **environment})

    tools = tmp_path / "tools"
    tools.mkdir()
    (tools / "carte").symlink_to(pathlib.Path(CARTE).resolve())
    for index in range(shards["spec"]["completions"]): run(shards, JOB_COMPLETION_INDEX=str(index))
    run(join)
    assert files(parts / "output") == files(tmp_path / "whole")
