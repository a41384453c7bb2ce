const field = document.querySelector('input');
const found = document.getElementById('found');
const contents = document.getElementById('contents');
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
const all = pages.map((page) => plain(`${page.title} ${page.text}`));
function look() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  contents.hidden = words.length > 0;
  found.replaceChildren();
  if (words.length === 0) return;
  const hits = pages.filter((_, at) => words.every((word) => all[at].includes(word))).slice(0, 80);
  if (hits.length === 0) found.textContent = none;
  for (const hit of hits) {
    const link = document.createElement('a');
    link.href = hit.at;
    const title = document.createElement('b');
    title.textContent = hit.title;
    link.append(title, hit.text.slice(0, 300));
    found.append(link);
  }
}
field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('input', look);
field.form.addEventListener('submit', (event) => {
  event.preventDefault();
  look();
});
look();
