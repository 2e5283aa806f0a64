"use strict";
const told = JSON.parse(document.getElementById("told").textContent);
const [slider, chart, now] = ["slider", "chart", "now"].map((id) => document.getElementById(id));
const cursor = chart.querySelector(".cursor");
const last = told.moments.length - 1;

function write(thousandths) {
  const exact = (Math.abs(thousandths) / 1000).toFixed(2);
  const sign = Number(exact) === 0 ? "" : thousandths > 0 ? "+" : "\u2212";
  return sign + exact.replace(".", told.comma);
}

function show(place) {
  const at = Math.min(Math.max(place, 0), last);
  slider.value = String(at);
  const x = (1000 * (at + 1)) / (last + 1);
  cursor.setAttribute("x1", x);
  cursor.setAttribute("x2", x);
  const [head, list] = [document.createElement("p"), document.createElement("ul")];
  const step = told.steps.replace("\u0001", at + 1);
  head.textContent = `${step} \u00b7 ${told.rounds[at]} \u00b7 ${told.moments[at]}`;
  told.people.forEach((name, seat) => {
    const item = document.createElement("li");
    const mark = document.createElement("span");
    mark.className = `mark s${seat}`;
    const [after, before] = [told.line[at][seat], at ? told.line[at - 1][seat] : 0];
    const change = after === before ? "" : ` (${write(after - before)})`;
    item.append(mark, `${name} ${write(after)}${change}`);
    list.append(item);
  });
  now.replaceChildren(head, list);
  slider.setAttribute("aria-valuetext", head.textContent);
}

function choose(seat) {
  for (const button of document.querySelectorAll("[data-seat]")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.seat) === seat));
  }
  for (const section of document.querySelectorAll("section.seat")) section.hidden = section.id !== `seat-${seat}`;
  for (const line of chart.querySelectorAll("polyline")) {
    const mine = line.classList.contains(`s${seat}`);
    line.classList.toggle("chosen", mine);
    if (mine) line.parentNode.append(line);
  }
}

function point(event) {
  const box = chart.getBoundingClientRect();
  show(Math.round(((event.clientX - box.left) / box.width) * (last + 1)) - 1);
}

slider.addEventListener("input", () => show(Number(slider.value)));
chart.addEventListener("pointerdown", (event) => {
  chart.setPointerCapture(event.pointerId);
  point(event);
});
chart.addEventListener("pointermove", (event) => {
  if (event.buttons) point(event);
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.dataset.seat) choose(Number(button.dataset.seat));
  if (button.dataset.step) show(Number(slider.value) + Number(button.dataset.step));
  if (button.dataset.point) {
    show(Number(button.dataset.point));
    chart.scrollIntoView({ block: "nearest", behavior: "auto" });
  }
});
document.addEventListener("keydown", (event) => {
  if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (way) show(Number(slider.value) + way);
});
choose(told.seat);
show(last);
