import { readFileSync, writeFileSync } from 'node:fs'

import { SETTING_GROUPS } from '../server/config/settings.ts'

/** Writes the tables of settings to the operations guide, or checks that they match the code. */
const GUIDE_URL = new URL('../docs/operations.md', import.meta.url)
const BEGIN_MARK = '<!-- settings: written by npm run settings -->'
const END_MARK = '<!-- settings: end -->'

const escapeCell = (text: string) => text.replaceAll('|', '\\|')

const tables = SETTING_GROUPS.map(({ title, settings }) => {
  const rows = settings.map(
    ({ name, fallback, meaning }) =>
      `| \`${name}\` | ${escapeCell(fallback)} | ${escapeCell(meaning)} |`,
  )
  return [`### ${title}`, '', '| Variable | Default | Meaning |', '|---|---|---|', ...rows].join(
    '\n',
  )
}).join('\n\n')

const guide = readFileSync(GUIDE_URL, 'utf8')
const [before, after] = [guide.indexOf(BEGIN_MARK), guide.indexOf(END_MARK)]
if (before < 0 || after < before) throw new Error(`docs/operations.md has no "${BEGIN_MARK}".`)
const updatedGuide = `${guide.slice(0, before)}${BEGIN_MARK}\n\n${tables}\n\n${guide.slice(after)}`

if (process.argv.includes('--write')) writeFileSync(GUIDE_URL, updatedGuide)
else if (updatedGuide !== guide) {
  console.error('docs/operations.md has other settings than the code: npm run settings')
  process.exitCode = 1
}
