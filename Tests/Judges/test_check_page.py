"""The page that checks files, in a real browser: by keyboard, with dropped, chosen and pasted files, and with bad ones."""

import base64
import html
import json
import pathlib
import re
import subprocess
import zipfile

import pytest
from browsing import QUICK_VIEWS, open_browser, show
from conftest import judge, mostly_soak
from hosting import POLICY, POLICY_OF_CHECKER, hosting
from linking import linked, written
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait
from sound_products import MANIFEST, built
from test_browser import AXE, TAGS, axe, requests  # noqa: F401
from test_programs import BULB, PRIVACY, objc, phone

pytestmark = pytest.mark.usefixtures("checking_site")

# A key in the wrong place at line 6, and a value with an ending that can be repaired at line 13.
LIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>NSExtension</key>
  <dict>
    <key>NSExtensionActivationRule</key>
    <dict>
      <key>NSExtensionActivationSupportsText</key>
      <true/>
    </dict>
    <key>NSExtensionMainStoryboard</key>
    <!-- A repair leaves this. -->
    <string>MainInterface.storyboard</string>
    <key>NSExtensionPointIdentifier</key>
    <string>com.apple.share-services</string>
  </dict>
</dict>
</plist>
"""
ENTITLEMENTS = '<plist version="1.0"><dict><key>aps-environment</key><string>production</string></dict></plist>\n'
STATUS, FINDINGS = ".check-result [role=status]", ".check-findings li"
FOCUSED = "return document.activeElement"


@pytest.fixture(scope="module")
def driver(tmp_path_factory):
    """One browser for all, which saves files without asking."""
    folder = tmp_path_factory.mktemp("saved")
    browser = open_browser(tmp_path_factory.mktemp("check-browser"))
    browser.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(folder)})
    browser.saved = folder
    yield browser
    browser.quit()


@pytest.fixture()
def page(driver, site):
    """The page as it opens."""
    show(driver, 1280, "light")
    opened(driver, (site / "check.html").as_uri())
    return driver


@pytest.fixture()
def files(tmp_path):
    """A project with two lists, and other files."""
    app = tmp_path / "App"
    for folder in ("Share", "node_modules", ".hidden"):
        (app / folder).mkdir(parents=True)
        (app / folder / "Info.plist").write_text(LIST, encoding="utf-8")
    (app / "App.entitlements").write_text(ENTITLEMENTS, encoding="utf-8")
    (app / "picture.png").write_bytes(b"\x89PNG")
    return app


def opened(driver, address):
    """Opens an address again, also where only its fragment differs."""
    driver.get("about:blank")
    driver.get_log("browser")
    driver.get(address)


def find(driver, selector):
    """The first such element."""
    return driver.find_element(By.CSS_SELECTOR, selector)


def said(driver, words):
    """The text of the status once it has these words."""
    return WebDriverWait(driver, 30, 0.05).until(
        lambda _: (text := find(driver, STATUS).text) and words in text and text, f"the status never says '{words}'")


def result(driver):
    """The text of the status once there is a result."""
    WebDriverWait(driver, 30, 0.05).until(
        lambda _: find(driver, STATUS).text not in ("", "Checking…", "Reading…"), "there is no result")
    return find(driver, STATUS).text


def findings(driver):
    """The findings as they are shown."""
    return driver.find_elements(By.CSS_SELECTOR, FINDINGS)


def paste(driver, text):
    """Puts a text into the field at once, and waits for the result."""
    driver.execute_script(
        "const field = document.querySelector('.check-input textarea'); field.value = arguments[0];"
        "document.querySelector(arguments[1]).textContent = '';"
        "field.dispatchEvent(new InputEvent('input', {bubbles: true}))", text, STATUS)
    return result(driver)


def drop(driver, *paths):
    """Drops files and folders on the page as the system does."""
    box = driver.execute_script("const b = document.querySelector('.drop').getBoundingClientRect(); return [b.left + 9, b.top + 9]")
    driver.execute_script("document.querySelector(arguments[0]).textContent = ''", STATUS)
    data = {"items": [], "files": [str(path) for path in paths], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        driver.execute_cdp_cmd("Input.dispatchDragEvent", {"type": kind, "x": box[0], "y": box[1], "data": data})
    return result(driver)


def press(driver, *keys):
    """Presses keys where the focus is."""
    ActionChains(driver).send_keys(*keys).perform()


def tab_to(driver, wanted):
    """Goes forwards with the tab key until an element that the script accepts has the focus."""
    for _ in range(80):
        press(driver, Keys.TAB)
        if driver.execute_script(f"return (({wanted}))(document.activeElement)"):
            return driver.execute_script(FOCUSED)
    raise AssertionError(f"the keyboard does not reach {wanted}")


def shown_text(driver):
    """The text as the page shows it."""
    return driver.execute_script(
        "return [...document.querySelectorAll('.check-lines code')].map(c => c.textContent).join('\\n') + '\\n'")


def saved(driver, name):
    """The bytes of a file that the page saved."""
    path = pathlib.Path(driver.saved) / name
    WebDriverWait(driver, 10, 0.05).until(lambda _: path.exists() and path.stat().st_size, f"{name} is not saved")
    content = path.read_bytes()
    path.unlink()
    return content


def test_by_keyboard_alone(page):
    """From the field to the findings, to a line and back, through a repair, and undone."""
    tab_to(page, "e => e.name === 'files'")
    tab_to(page, "e => e.name === 'text'").send_keys("<dict>\n<key>CFBundleURLTypes</key>\n<true/>\n</dict>")
    assert "1 error" in said(page, "error")
    tab_to(page, "e => e.name === 'folder'")
    tab_to(page, "e => e.name === 'example'")
    tab_to(page, "e => e.tagName === 'SUMMARY'").send_keys(Keys.ENTER)
    tab_to(page, "e => e.name === 'document'")
    tab_to(page, "e => e.name === 'platform'")
    tab_to(page, "e => e.name === 'distribution'")
    tab_to(page, "e => e.classList.contains('to-line')")
    press(page, Keys.ENTER)
    part = page.execute_script(FOCUSED)
    assert part.tag_name == "li" and part.text.startswith("CFBundleURLTypes")
    find(page, "[id='check.text']").send_keys(Keys.SPACE)
    line = find(page, ".check-lines .chosen")
    assert "<true/>" in line.text
    line.find_element(By.TAG_NAME, "button").send_keys(Keys.ENTER)
    assert page.execute_script(FOCUSED) == findings(page)[0]


def test_a_finding_says_what_and_why(page, site):
    """Severity in words, line, message, remedy, and links that lead to pages of the site."""
    paste(page, LIST)
    first = next(one for one in findings(page) if "Line 13" in one.text)
    assert first.text.startswith("Warning") and ".storyboard" in first.text
    links = {link.get_attribute("href") for link in first.find_elements(By.TAG_NAME, "a")}
    pages = ("findings/content.html#without-suffix", "info-plist/NSExtension/NSExtensionMainStoryboard.html")
    assert links == {f"{site.as_uri()}/{name}" for name in pages}
    first.find_element(By.TAG_NAME, "p").click()
    assert page.execute_script(FOCUSED).text.startswith("NSExtensionMainStoryboard")
    find(page, "[id='check.text']").send_keys(Keys.SPACE)
    marked = find(page, ".check-lines li:nth-child(13)")
    assert "warning chosen" in marked.get_attribute("class") and "Warning" in marked.text
    first.find_element(By.TAG_NAME, "p").click()
    assert page.execute_script(FOCUSED) == marked


def test_codes_and_elements_have_links(page, site):
    """A finding about an element leads to the key around it, and each code to its page."""
    paste(page, "<key>UIBackgroundModes</key>\n<array>\n<string>locations</string>\n</array>")
    first = next(one for one in findings(page) if "locations" in one.text)
    links = {link.get_attribute("href") for link in first.find_elements(By.TAG_NAME, "a")}
    assert {(site / name).as_uri() for name in ("info-plist/UIBackgroundModes.html", "codes/ITMS-90112.html")} <= links


def test_the_summary_stays(page, files):
    """It names the file, what was inferred and the repairs; copying says so elsewhere."""
    drop(page, files / "Share/Info.plist")
    text = find(page, STATUS).text
    assert "Info.plist (" in text and "1 can be repaired" in text and "2 warnings" in text
    find(page, "[name=all]").send_keys(Keys.ENTER)
    WebDriverWait(page, 10, 0.05).until(lambda _: find(page, "[name=copy]").is_displayed())
    before = find(page, STATUS).text
    find(page, "[name=copy]").send_keys(Keys.ENTER)
    WebDriverWait(page, 10, 0.05).until(lambda _: "opied" in find(page, ".check-result output").text)
    assert find(page, STATUS).text == before


def test_severities(page):
    """A button of each severity leaves its findings out."""
    find(page, "[name=example]").click()
    assert "warnings" in result(page)
    button = find(page, ".severities .warning")
    assert button.get_attribute("aria-pressed") == "true"
    button.send_keys(Keys.SPACE)
    assert button.get_attribute("aria-pressed") == "false"
    assert not [one for one in findings(page) if one.is_displayed() and one.text.startswith("Warning")]
    assert [one for one in findings(page) if one.is_displayed()]


def test_an_example(driver, site):
    """The button and the address show findings of many kinds, and the address stays."""
    opened(driver, (site / "check.html").as_uri())
    find(driver, "[name=example]").click()
    assert "error" in result(driver) and driver.current_url.endswith("#example")
    assert len(findings(driver)) > 4
    opened(driver, (site / "check.html").as_uri() + "#example")
    assert "Info.plist" in result(driver) and len(findings(driver)) > 4
    paste(driver, LIST)
    assert "#" not in driver.current_url


def test_a_file_from_another_page(page):
    """A page of the site may hand a file over; it is taken once."""
    text = base64.b64encode(LIST.encode()).decode()
    page.execute_script(
        "sessionStorage.setItem('docgen-check', JSON.stringify({name: 'Share/Info.plist', data: arguments[0]}))", text)
    page.refresh()
    assert "Share/Info.plist" in result(page) and findings(page)
    page.refresh()
    assert not findings(page) and page.execute_script("return sessionStorage.length") == 0


@pytest.mark.parametrize("text, kind", [
    ("<!-- copied -->\n<key>CFBundleURLTypes</key>\n<true/>", "Note"),
    ("Dear developer,\n\nERROR ITMS-90683: Missing purpose string.", "Error"),
], ids=["fragment", "mail"])
def test_texts_that_are_no_lists(page, text, kind):
    """A fragment is checked; a mail leads to the page of its code."""
    paste(page, text)
    assert any(one.text.startswith(kind) for one in findings(page))
    if kind == "Note":
        assert any("Line 3" in one.text for one in findings(page))
    else:
        [only] = findings(page)
        assert only.find_element(By.CSS_SELECTOR, "a[href$='codes/ITMS-90683.html']") and "--" not in only.text


def test_a_long_list(page, tmp_path):
    """Only the rows in sight are made, and the last line is reached from its finding."""
    keys = "".join(f"<key>Example{number}</key>\n<true/>\n" for number in range(20_000))
    (tmp_path / "Info.plist").write_text(f"<plist><dict>\n{keys}<key>CFBundleURLTypes</key>\n<true/>\n</dict></plist>", encoding="utf-8")
    drop(page, tmp_path / "Info.plist")
    find(page, "[id='check.text']").send_keys(Keys.SPACE)
    assert len(page.find_elements(By.CSS_SELECTOR, ".check-lines li")) < 4_000
    last = next(one for one in findings(page) if "Line 40003" in one.text)
    find(last, ".to-line").send_keys(Keys.ENTER)
    line = page.execute_script(FOCUSED)
    assert line.text.startswith("<true/>") and line.is_displayed()


SHIFTS = """window.shift = 0; new PerformanceObserver((list) => list.getEntries().forEach(({ value, hadRecentInput, sources }) =>
  shift += !hadRecentInput && sources.some(({ node }) => document.querySelector(".check-page")?.contains(node)) ? value : 0))
  .observe({ type: "layout-shift", buffered: true })"""


@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_moves(driver, site, width):
    """The page's controls and the example's findings appear in room that was kept for them."""
    show(driver, width, "light")
    script = driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SHIFTS})
    for fragment in ("", "#example"):
        opened(driver, (site / "check.html").as_uri() + fragment)
        if fragment:
            result(driver)
        assert driver.execute_async_script("setTimeout(() => arguments[0](shift), 500)") < 0.05
    driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script["identifier"]})
    show(driver, 1280, "light")


def test_repairs(page, files, docgen, tmp_path):
    """One is applied and undone; all are what the command repairs, byte for byte, copied and saved."""
    drop(page, files / "Share/Info.plist")
    before = len(findings(page))
    assert not find(page, "[name=undo]").is_displayed() and not find(page, "[name=save]").is_displayed()
    find(page, ".apply").send_keys(Keys.ENTER)
    WebDriverWait(page, 10, 0.05).until(lambda _: len(findings(page)) < before)
    assert page.execute_script(FOCUSED).get_attribute("name") == "undo" or "apply" in page.execute_script(FOCUSED).get_attribute("class")
    assert "MainInterface</string>" in shown_text(page)
    find(page, "[name=undo]").send_keys(Keys.ENTER)
    WebDriverWait(page, 10, 0.05).until(lambda _: len(findings(page)) == before)
    assert shown_text(page) == LIST
    find(page, "[name=all]").send_keys(Keys.ENTER)
    WebDriverWait(page, 10, 0.05).until(lambda _: len(findings(page)) < before)
    find(page, "[name=save]").send_keys(Keys.ENTER)
    assert docgen.run("validate", "--fix", "--no-config", files / "Share/Info.plist").returncode in (0, 1)
    repaired = (files / "Share/Info.plist").read_bytes()
    assert repaired != LIST.encode() and saved(page, "Info.plist") == repaired
    assert shown_text(page).encode() == repaired


def test_folders(page, files):
    """The lists of a dropped or chosen folder are read, and nothing else; each can be looked at."""
    for give in (lambda: drop(page, files), lambda: find(page, "[name=folder]").send_keys(str(files))):
        page.execute_script("document.querySelector(arguments[0]).textContent = ''", STATUS)
        give()
        assert "2 files" in result(page)
        names = [one.text.split(" (")[0] for one in page.find_elements(By.CSS_SELECTOR, "[name=file] option")]
        assert names == ["App/App.entitlements", "App/Share/Info.plist"]
        find(page, "[name=file] option:nth-child(2)").click()
        assert shown_text(page) == LIST and findings(page)


def product(folder):
    """An app with what the page can judge: a program, a signature, a profile, a framework and loose files."""
    app = phone(
        objc("AVAudioSession", methods=["requestRecordPermission:"]),
        **{f"{BULB}/Bulb": linked(("_stat",), oldest="18.0", library=True), "Lamp.app/libbulb.a": b"!<arch>",
           f"{BULB}/Info.plist": built("Bulb", "com.example.bulb", "FMWK", "iphoneos", MinimumOSVersion="17.0", UIDeviceFamily=[1]),
           PRIVACY: MANIFEST, "Lamp.app/Data/Wire.framework/Wire": linked(library=True)})
    written(app, folder)
    with zipfile.ZipFile(folder / "Lamp.ipa", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in app.files:
            archive.write(folder / path, f"Payload/{path}")
    return folder / "Lamp.app", folder / "Lamp.ipa"


def test_products(page, docgen, tmp_path):
    """A dropped app and its archive have the findings of the command: programs and other files are looked at."""
    app, archive = product(tmp_path)
    expected = sorted(one["message"] for one in json.loads(docgen.run("validate", "--no-config", "--format", "json", app).stdout))
    assert len(expected) > 4
    for given in (app, archive):
        drop(page, given)
        shown = []
        for number in range(len(page.find_elements(By.CSS_SELECTOR, "[name=file] option"))):
            find(page, f"[name=file] option:nth-child({number + 1})").click()
            shown += [one.text for one in findings(page)]
        assert len(shown) == len(expected), shown
        judge(message for message in expected if not any(message in text for text in shown))


def test_a_damaged_archive(page, tmp_path):
    """An archive that is cut off, or that promises another length, has a sentence."""
    _, archive = product(tmp_path)
    content = archive.read_bytes()
    lying = bytearray(content)
    start = content.rindex(b"PK\1\2")
    lying[start + 24:start + 28] = b"\1\0\0\0"
    for name, damaged in (("cut.ipa", content[:-30]), ("lying.ipa", bytes(lying))):
        (tmp_path / name).write_bytes(damaged)
        assert "could not be read" in drop(page, tmp_path / name)


def test_pasting_anywhere(page):
    """A text from the clipboard is checked although no field has the focus."""
    field = find(page, ".search input")
    field.send_keys("<dict><key>CFBundleURLTypes</key><true/></dict>", Keys.CONTROL, "a")
    field.send_keys(Keys.CONTROL, "x")
    find(page, "h1").click()
    press(page, Keys.ESCAPE)
    page.execute_script("document.activeElement.blur()")
    ActionChains(page).key_down(Keys.CONTROL).send_keys("v").key_up(Keys.CONTROL).perform()
    assert "error" in result(page)


def test_options(page):
    """They are those of the command, remembered in the address, and a wrong one is explained."""
    paste(page, LIST)
    assert not find(page, "[name=sdk]").is_displayed()
    find(page, ".check-options summary").click()
    find(page, "[name=sdk]").send_keys("lamp", Keys.TAB)
    assert "such as" in said(page, "SDK must")
    assert "sdk=lamp" in page.current_url
    find(page, "[type=reset]").click()
    said(page, "property list")
    assert "sdk" not in page.current_url
    assert not find(page, "[name=deploymentTarget]").is_enabled()
    find(page, "[name=platform] [value=ios]").click()
    find(page, "[name=deploymentTarget]").send_keys("soon", Keys.TAB)
    assert "'soon'" in said(page, "Deployment target must")
    find(page, "[name=deploymentTarget]").send_keys(Keys.CONTROL, "a")
    find(page, "[name=deploymentTarget]").send_keys(Keys.DELETE, Keys.TAB)
    said(page, "property list")
    assert "platform=ios" in page.current_url
    suggested = find(page, "[name=deploymentTarget]").get_attribute("list")
    assert suggested and len(page.find_elements(By.CSS_SELECTOR, "[id='deploymentTarget.ios'] option")) > 5
    page.refresh()
    assert find(page, "[name=platform]").get_attribute("value") == "ios"


def test_links_with_examples(driver, site):
    """A key's page chooses its kind of file; an example of a finding or a code is there with its finding."""
    opened(driver, (site / "entitlements/aps-environment.html").as_uri())
    find(driver, ".check a").click()
    assert find(driver, "[name=document]").get_attribute("value") == "entitlements"
    failures = []
    for folder, fewest in (("findings", 50), ("codes", 15)):
        examples = [one for page in sorted((site / folder).glob("*.html")) for one in checked_examples(page)]
        assert len(examples) >= fewest, folder
        for name, fragment in examples[::5]:
            opened(driver, (site / "check.html").as_uri() + fragment)
            result(driver)
            shown = find(driver, ".check-findings").text
            if name not in shown:
                failures.append(f"{folder}: the example of {name} has not this finding, but {shown[:200]}")
    judge(failures)


def checked_examples(page):
    """The examples of a page that can be checked: what each shows, and the fragment of the link. A finding is a section, a code a page."""
    sections = re.split(r'<h2 id="([^"]+)"><code', page.read_text(encoding="utf-8"))
    for name, text in [(page.stem, sections[0]), *zip(sections[1::2], sections[2::2])]:
        for fragment in re.findall(r'href="\.\./check\.html(#[^"]+)">Check this example', text):
            yield name, html.unescape(fragment)


@pytest.mark.parametrize("content, words", [
    (b"bplist00\xff\xff\xff", "error"), (b"\xff\xfe\xfd\x00\x01 no text", "error"), (b"", "error"),
    (b"<plist><dict>" * 5000, "error"),
], ids=["damaged", "no text", "empty", "deep"])
def test_files_that_are_no_lists(page, tmp_path, content, words):
    """They have a finding, and the next file is checked."""
    (tmp_path / "Info.plist").write_bytes(content)
    assert words in drop(page, tmp_path / "Info.plist")
    assert findings(page)
    assert "warning" in paste(page, LIST)


def test_files_that_are_not_read(page, tmp_path):
    """A file that is too large, one that is gone, and a folder without lists have a sentence."""
    with open(tmp_path / "large.plist", "wb") as file:
        file.truncate(65 << 20)
    assert "larger than 64 MB" in drop(page, tmp_path / "large.plist")
    (tmp_path / "empty").mkdir()
    assert "*.plist" in drop(page, tmp_path / "empty")
    (tmp_path / "Info.plist").write_text(LIST, encoding="utf-8")
    page.execute_script("File.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))")
    assert "could not be read" in drop(page, tmp_path / "Info.plist")


def test_a_large_folder_ends_at_the_limit(page, tmp_path):
    """A folder with more lists than the page reads is read up to the limit, and the page says so."""
    for number in range(2_010):
        (tmp_path / f"{number:04}.entitlements").write_text(ENTITLEMENTS, encoding="utf-8")
    assert "2,000 lists" in drop(page, tmp_path)
    assert len(page.find_elements(By.CSS_SELECTOR, "[name=file] option")) == 2_000


@pytest.mark.soak
def test_a_whole_disk_ends_at_the_limit(page, tmp_path):
    """A folder with very many files that are not lists is looked at up to the limit, and the page says so."""
    for folder in range(210):
        (tmp_path / str(folder)).mkdir()
        for number in range(100):
            (tmp_path / str(folder) / f"{number}.txt").touch()
    assert "20,000 entries" in drop(page, tmp_path)


def test_a_trap_leaves_the_page_usable(page):
    """An instance that stops is replaced by a new one."""
    paste(page, LIST)
    page.execute_script("""
        window.stopped = WebAssembly.instantiate;
        window.set = Uint8Array.prototype.set;
        Uint8Array.prototype.set = function (bytes, at) {
          if (at > 4 && String.fromCharCode(...bytes.slice(4, 14)).includes('action')) throw new WebAssembly.RuntimeError('unreachable');
          return set.call(this, bytes, at);
        };""")
    assert "started again" in paste(page, LIST + " ")
    assert "validate FILE" in find(page, ".without-script").text
    page.execute_script("Uint8Array.prototype.set = window.set")
    assert "warning" in paste(page, LIST)
    assert not find(page, ".without-script").is_displayed()


def test_nothing_is_sent(page, site):
    """The data are asked for with the first use, and nothing after it; the browser complains of nothing."""
    requests(page)
    page.refresh()
    assert not [address for address in requests(page) if "checker-data" in address]
    paste(page, LIST)
    paste(page, LIST + "<!-- -->")
    assert requests(page) == [(site / "assets/checker-data.js").as_uri()]
    assert not page.get_log("browser")


@pytest.mark.parametrize("policy, works", [(POLICY_OF_CHECKER, True), (POLICY, False)], ids=["with wasm", "without"])
def test_policies(driver, site, policy, works):
    """Under the strictest policy that lets WebAssembly run it works; under a stricter one it says what to do."""
    with hosting(site, policy) as host:
        opened(driver, host.base + "check.html")
        text = paste(driver, LIST)
        if works:
            assert "warning" in text and findings(driver)
            judge(e["message"] for e in driver.get_log("browser") if "favicon" not in e["message"])
        else:
            assert "wasm-unsafe-eval" in text and "validate FILE" in find(driver, ".without-script").text


def test_old_browsers_are_told(page):
    """A browser that cannot unpack the module gets a sentence and the command."""
    page.execute_script("delete window.DecompressionStream")
    assert "newer browser" in paste(page, LIST)
    assert find(page, ".without-script").is_displayed()


@pytest.mark.parametrize("screen", mostly_soak(QUICK_VIEWS, QUICK_VIEWS[1:]), ids=str)
def test_result_is_accessible(driver, site, axe, screen):  # noqa: F811
    """With findings and a text, in both views: no violation of WCAG, no sideways scroll."""
    show(driver, *screen)
    text = base64.urlsafe_b64encode(LIST.encode()).decode().rstrip("=")
    opened(driver, (site / "check.html").as_uri() + "#name=Info.plist&platform=ios&text=" + text)
    result(driver)
    driver.execute_script(axe)
    for view in ("check.annotated", "check.text"):
        find(driver, f"[id='{view}']").send_keys(Keys.SPACE)
        judge(driver.execute_async_script(AXE.replace("[...document.querySelectorAll('main", "0 && [...document.querySelectorAll('main"), TAGS))
        assert not driver.execute_script("const d = document.documentElement; return d.scrollWidth > d.clientWidth")


def test_annotated_list(page):
    """The first view says what the keys mean."""
    paste(page, LIST)
    shown = find(page, ".check-annotated")
    assert shown.is_displayed() and not find(page, ".check-lines").is_displayed()
    assert "NSExtensionMainStoryboard" in shown.text and len(shown.text) > len(LIST)
    find(page, "[id='check.text']").send_keys(Keys.SPACE)
    assert find(page, ".check-lines").is_displayed() and not shown.is_displayed()


def test_weight(site):
    """The scripts of the page stay small."""
    sizes = [len(subprocess.run(["gzip", "-9c", site / "assets" / name], capture_output=True, check=True).stdout)
             for name in ("checker.js", "check-files.js", "check-view.js", "check-page.js", "check.css")]
    assert sum(sizes) <= 16_384, sizes


def test_other_pages_may_embed_it(driver, site, tmp_path):
    """One script element is enough; a wrong option rejects."""
    (tmp_path / "page.html").write_text(
        f'<!DOCTYPE html><title>Mine</title><script src="{(site / "assets/checker.js").as_uri()}"></script>', encoding="utf-8")
    opened(driver, (tmp_path / "page.html").as_uri())
    ask = "const done = arguments[2]; docgenCheck(arguments[0], arguments[1]).then(done, e => done('refused: ' + e.message))"
    found = json.loads(driver.execute_async_script(ask, LIST, {"name": "Share/Info.plist", "platform": "ios"}))
    assert {one["id"] for one in found} >= {"misplaced-key"} and {one["file"] for one in found} == {"Share/Info.plist"}
    assert driver.execute_async_script(ask, LIST, {"sdk": "lamp"}).startswith("refused: ")
