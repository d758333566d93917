const find = document.querySelector('#find')
const kinds = [...document.querySelectorAll('[name=kind]')]
const rows = [...document.querySelectorAll('#list li')]
const linkIn = (row) => row.querySelector('a')
const sectionOf = (row) => document.getElementById(linkIn(row).getAttribute('href').slice(1))
let current = null

/** Shows the change of a row, and no other. */
function show(row) {
  for (const other of rows) {
    sectionOf(other).hidden = other !== row
    linkIn(other).removeAttribute('aria-current')
  }
  document.body.classList.remove('in-one-spot')
  current = row ?? null
  if (!row) return
  linkIn(row).setAttribute('aria-current', 'true')
  linkIn(row).scrollIntoView({ block: 'nearest' })
  history.replaceState(null, '', linkIn(row).getAttribute('href'))
}

const shownRows = () => rows.filter((row) => !row.hidden)

/** Leaves the rows that are asked for; the first of them is shown where the current one is not. */
function filter() {
  const chosen = new Set(kinds.filter(({ checked }) => checked).map(({ value }) => value))
  const words = find.value.toLowerCase().split(/\s+/)
  for (const row of rows) {
    const text = row.textContent.toLowerCase()
    row.hidden = !chosen.has(row.dataset.kind) || !words.every((word) => text.includes(word))
  }
  const left = shownRows()
  document.querySelector('#count').textContent = `${left.length} of ${rows.length}`
  if (!left.includes(current)) show(left[0])
}

function step(by) {
  const left = shownRows()
  const next = left[left.indexOf(current) + by]
  if (next) show(next)
}

/** Before and after in one spot, one at a time: an eye sees what jumps. */
function alternate() {
  if (!current) return
  const figures = [...sectionOf(current).querySelectorAll('.before, .after')]
  const next = (figures.findIndex((one) => one.classList.contains('shown')) + 1) % figures.length
  document.body.classList.add('in-one-spot')
  for (const [index, one] of figures.entries()) one.classList.toggle('shown', index === next)
}

find.addEventListener('input', filter)
for (const kind of kinds) kind.addEventListener('change', filter)
for (const row of rows) {
  linkIn(row).addEventListener('click', (event) => {
    event.preventDefault()
    show(row)
  })
}
document.addEventListener('keydown', (event) => {
  if (event.target === find || event.altKey || event.ctrlKey || event.metaKey) return
  if (event.key === 'ArrowRight') step(1)
  else if (event.key === 'ArrowLeft') step(-1)
  else if (event.key === ' ' && !event.target.matches('input')) alternate()
  else if (event.key === 'Escape') document.body.classList.remove('in-one-spot')
  else return
  event.preventDefault()
})

show(rows.find((row) => linkIn(row).getAttribute('href') === location.hash) ?? rows[0])
