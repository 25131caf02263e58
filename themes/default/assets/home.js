// Hands a file that is dropped on the home page, or chosen there, to the page that checks files.
{
  // Browsers keep about five million characters for a site, and base 64 has four for three bytes.
  const most = 3_000_000;
  const page = document;
  const form = page.querySelector(".drop-zone");
  const open = () => location.href = form.action;

  const take = (file) => {
    if (!file) return;
    if (file.size > most) return open();
    const reader = new FileReader();
    reader.onload = () => {
      try {
        sessionStorage["docgen-check"] = JSON.stringify({ name: file.name, data: reader.result.replace(/^[^,]*,/, "") });
      } catch {
        // The page asks for the file again.
      }
      open();
    };
    reader.readAsDataURL(file);
  };

  form.onsubmit = () => false;
  form.onchange = ({ target }) => take(target.files[0]);
  form.ondragover = (event) => {
    event.preventDefault();
    form.classList.add("over");
  };
  form.ondragleave = () => form.classList.remove("over");
  form.ondrop = (event) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
}
