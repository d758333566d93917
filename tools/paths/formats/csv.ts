import type { Suite } from './formats.ts'
import { whoActs } from './parts.ts'

const COLUMNS = [
  'machine',
  'path',
  'step',
  'who',
  'happens',
  'see',
  'states',
  'tags',
  'requirements',
]

/** A row for each step, for a spreadsheet or a test management tool. */
export function renderCsv({ scripts, words }: Suite): string {
  const rows = scripts.flatMap(({ machine, id, steps }) =>
    steps.map((step) => [
      machine,
      id,
      String(step.number),
      whoActs(step, words),
      step.happens,
      step.see.map(({ title }) => title).join('; '),
      step.see.map(({ state }) => state).join(' '),
      step.tags.join(' '),
      step.requirements.join(' '),
    ]),
  )
  return [COLUMNS, ...rows]
    .map((row) => `${row.map((cell) => quoted(cell)).join(',')}\r\n`)
    .join('')
}

/** As RFC 4180 has it; a text that a spreadsheet would take for a formula begins with an apostrophe. */
function quoted(cell: string): string {
  const safe = /^[=+@-]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
