import { LANGUAGES, type Language } from '@masar/domain/service/languages.ts'
import { MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'
import { titleKeys } from 'statechart-paths/command'

import { getModelByName } from './paths/machines.ts'
import { listTitleDefects } from './paths/titles/defects.ts'
import { fillCatalog, writeTitles } from './paths/titles/fill.ts'
import { listCommonKeys } from './paths/titles/keys.ts'
import { type Catalog, readPages, readTitles } from './paths/words/catalogs.ts'

/** Checks the titles for `npm run paths` in every language; `--write` updates the catalogues. */
const keys = [
  ...MACHINE_FOLDERS.flatMap((folder) => titleKeys(folder, getModelByName(folder))),
  ...listCommonKeys(),
]
const pages = await readEveryLanguage(readPages)
if (process.argv.includes('--write')) {
  const titles = await readEveryLanguage(readTitles)
  for (const language of LANGUAGES) {
    // oxlint-disable-next-line no-await-in-loop -- three small files
    await writeTitles(language, fillCatalog(keys, titles[language], pages[language], language))
  }
}
const defects = listTitleDefects(keys, { titles: await readEveryLanguage(readTitles), pages })
for (const defect of defects) console.error(defect)
if (defects.length > 0) {
  console.error(`${defects.length} titles need work: \`npm run titles\`, then locales/*/charts.po.`)
  process.exitCode = 1
}

async function readEveryLanguage(read: (language: Language) => Promise<Catalog>) {
  const all = await Promise.all(
    LANGUAGES.map(async (language) => [language, await read(language)] as const),
  )
  return Object.fromEntries(all) as Record<Language, Catalog>
}
