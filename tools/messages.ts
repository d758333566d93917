import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { LANGUAGES } from '@masar/domain/service/languages.ts'

import { listForeignTexts } from './texts/catalogue-language.ts'
import { findOtherWords, type Term } from './texts/glossary.ts'
import { findWrongPlaceholders } from './texts/placeholders.ts'
import { findLateTexts } from './texts/text-parts.ts'
import { findConflictingTranslations } from './texts/conflicting-translations.ts'

const LOCALES_FOLDER = 'locales'
const SOURCE_LANGUAGE = 'en'

/** The terms of the glossary in each language. */
const GLOSSARY: Record<string, Term[]> = JSON.parse(
  readFileSync(join(LOCALES_FOLDER, 'glossary.json'), 'utf8'),
)

const listIds = (file: string) =>
  new Set(readFileSync(file, 'utf8').match(/^msgid "[^]*?(?=\nmsgstr)/gm))
/** Lists the ids without a translation. Entries are separated by empty lines; the first is the header. */
const listUntranslated = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n\n')
    .slice(1)
    .filter((entry) => /^msgstr ""$(?!\n")/m.test(entry))
    .flatMap((entry) => entry.match(/^msgid [^]*?(?=\nmsgstr)/m) ?? [])

/**
 * Lists the lines that may break at punctuation or between a number and its unit, because the French no-break
 * space is missing.
 */
const listBreakableLines = (file: string) =>
  readFileSync(file, 'utf8')
    .match(/^(msgstr )?".*( [:;?!»]|« |\d (h|j|km|Mo)\b).*"$/gm)
    ?.filter((line) => !line.startsWith('msgid')) ?? []

/** Lists the texts of a catalogue that are written in another language. */
function listTextsInOtherLanguages(catalog: string): string[] {
  const [language = '', ...file] = catalog.split('/')
  const others = LANGUAGES.filter((other) => other !== language && other !== SOURCE_LANGUAGE)
  const catalogs = others.map((other) => readFileSync(join(LOCALES_FOLDER, other, ...file), 'utf8'))
  return listForeignTexts(language, readFileSync(join(LOCALES_FOLDER, catalog), 'utf8'), catalogs)
}

/**
 * Checks the catalogues, without changing them. Fails when:
 * - a text in the code is missing from the catalogues, or a catalogue has a text that the code no longer uses
 * - a translation is missing, is in another language, differs between catalogues or has different placeholders
 * - a text uses another word for a term of the glossary
 * - French punctuation may start a line
 * - a text may be shown before it is loaded
 */
const extractedFolder = mkdtempSync(join(tmpdir(), 'masar-messages-'))
cpSync(LOCALES_FOLDER, extractedFolder, { recursive: true })
const extraction = spawnSync('lingui', ['extract', '--clean', '--workers', '1'], {
  encoding: 'utf8',
  env: { ...process.env, LOCALES: extractedFolder },
})
const problems: string[] = extraction.status === 0 ? [] : [extraction.stderr]
problems.push(...findLateTexts().map((issue) => `its texts may come late: ${issue}`))

for (const catalog of globSync('*/{app/*,server}.po', { cwd: extractedFolder }).toSorted()) {
  const known = listIds(join(LOCALES_FOLDER, catalog))
  const extracted = listIds(join(extractedFolder, catalog))
  const changes = [...extracted].filter((id) => !known.has(id))
  const lost = [...known].filter((id) => !extracted.has(id))
  problems.push(...changes.map((id) => `${catalog}: not extracted yet: ${id}`))
  problems.push(...lost.map((id) => `${catalog}: no longer in the code: ${id}`))
  const texts = join(LOCALES_FOLDER, catalog)
  const terms = GLOSSARY[catalog.slice(0, 2)] ?? []
  problems.push(
    ...findOtherWords(terms, readFileSync(texts, 'utf8')).map((text) => `${catalog}: ${text}`),
  )
  if (catalog.startsWith(SOURCE_LANGUAGE)) continue
  problems.push(...listUntranslated(texts).map((id) => `${catalog}: ${id}`))
  problems.push(
    ...listTextsInOtherLanguages(catalog).map((text) => `${catalog}: not its language: ${text}`),
  )
  problems.push(
    ...findWrongPlaceholders(readFileSync(texts, 'utf8')).map(
      (text) => `${catalog}: not the placeholders of the English text: ${text}`,
    ),
  )
  if (!catalog.startsWith('fr')) continue
  problems.push(
    ...listBreakableLines(texts).map((text) => `${catalog}: no-break space missing: ${text}`),
  )
}

for (const language of LANGUAGES) {
  const catalogs = globSync(`${language}/app/*.po`, { cwd: LOCALES_FOLDER }).toSorted()
  const texts = catalogs.map((catalog) => readFileSync(join(LOCALES_FOLDER, catalog), 'utf8'))
  problems.push(
    ...findConflictingTranslations(texts).map((text) => `${language}: two translations: ${text}`),
  )
}

rmSync(extractedFolder, { recursive: true })
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} texts need work: \`npm run messages\`.`)
  process.exitCode = 1
}
