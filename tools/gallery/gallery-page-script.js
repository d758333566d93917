const find = document.querySelector('#find')
const shows = [...document.querySelectorAll('[name=show]')]
const sections = [...document.querySelectorAll('section[id]')]
const links = new Map(
  [...document.querySelectorAll('nav li')].map((row) => [
    decodeURIComponent(row.querySelector('a').hash.slice(1)),
    row,
  ]),
)

/** Leaves the pictures that are asked for, and the names that still have one. */
function filter() {
  const hidden = new Set(shows.filter(({ checked }) => !checked).map(({ value }) => value))
  const words = find.value.toLowerCase().split(/\s+/)
  let count = 0
  for (const section of sections) {
    const isFound = words.every((word) => section.id.toLowerCase().includes(word))
    let left = 0
    for (const figure of section.querySelectorAll('figure')) {
      figure.hidden = !isFound || figure.dataset.show.split(' ').some((part) => hidden.has(part))
      if (!figure.hidden) left += 1
    }
    section.hidden = left === 0
    links.get(section.id).hidden = left === 0
    count += left
  }
  document.querySelector('#count').textContent = `${count} pictures`
}

find.addEventListener('input', filter)
for (const show of shows) show.addEventListener('change', filter)
