import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LOCALES = 'src/i18n/locales'
const LANGUAGES = ['fr', 'en', 'es']

const ids = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/^msgid "[^]*?(?=\nmsgstr)/gm))
const untranslated = (file: string) =>
  readFileSync(file, 'utf8')
    .match(/^msgid "[^]*?\nmsgstr ""\n(?!")/gm)
    ?.slice(1) ?? []

/**
 * Fails when a text of the code is missing from the catalogs, when a catalog holds one that the
 * code lost, or when a language has no translation for it.
 */
const before = mkdtempSync(join(tmpdir(), 'masar-messages-'))
cpSync(LOCALES, before, { recursive: true })
const extraction = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' })
const problems: string[] = extraction.status === 0 ? [] : [extraction.stderr]

for (const language of LANGUAGES) {
  const known = ids(join(before, `${language}.po`))
  const wanted = ids(join(LOCALES, `${language}.po`))
  const news = [...wanted].filter((id) => !known.has(id))
  const lost = [...known].filter((id) => !wanted.has(id))
  problems.push(...news.map((id) => `${language}: not extracted yet: ${id}`))
  problems.push(...lost.map((id) => `${language}: no longer in the code: ${id}`))
  if (language === 'en') continue
  problems.push(...untranslated(join(before, `${language}.po`)).map((id) => `${language}: ${id}`))
}

cpSync(before, LOCALES, { recursive: true })
rmSync(before, { recursive: true })
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} texts need work: \`npm run messages\`.`)
  process.exitCode = 1
}
