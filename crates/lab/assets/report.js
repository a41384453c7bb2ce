"use strict";
// Light and dark: as the system says until the reader says otherwise.
const root = document.documentElement;
const dark = matchMedia("(prefers-color-scheme: dark)");
const themeButton = document.getElementById("theme");
const isDark = () => (root.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";
const sayTheme = () => {
  themeButton.textContent = isDark() ? themeButton.dataset.light : themeButton.dataset.dark;
};
themeButton.hidden = false;
themeButton.addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  sayTheme();
});
dark.addEventListener("change", sayTheme);
sayTheme();

// One table size at a time; without this script all of them stand below each other.
const cells = [...document.querySelectorAll("section.cell")];
const choosers = [...document.querySelectorAll("[data-show]")];
const show = (id) => {
  for (const cell of cells) cell.hidden = cell.id !== id;
  for (const button of choosers) button.setAttribute("aria-pressed", String(button.dataset.show === id));
};
for (const button of choosers) button.addEventListener("click", () => show(button.dataset.show));
if (choosers.length > 0) show(choosers.find((b) => b.hasAttribute("data-first"))?.dataset.show ?? cells[0].id);

// On paper everything is there: all tables, and the numbers behind the plots stay behind them.
const hidden = new Set();
addEventListener("beforeprint", () => {
  for (const cell of cells) if (cell.hidden) hidden.add(cell);
  for (const cell of hidden) cell.hidden = false;
});
addEventListener("afterprint", () => {
  for (const cell of hidden) cell.hidden = true;
  hidden.clear();
});
