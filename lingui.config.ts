import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { LANGUAGES } from './domain/service/languages.ts'
import { TEXT_PART_FILES } from './tools/texts/text-parts.ts'

/** The texts in this file are loaded in every language. */
const START_TEXTS = 'src/i18n/start-texts.ts'
const LOCALES_FOLDER = process.env['LOCALES'] ?? 'locales'

type OrderedMessage = { messageId: string; entry: { message?: string } }
const getSortKey = ({ messageId, entry }: OrderedMessage) => `${entry.message ?? ''}\0${messageId}`

/** Skips the files without texts, about half of all files, so that Babel does not parse them. */
const extractor: typeof babel = {
  match: (file) => babel.match(file),
  extract: async (file, code, onMessageExtracted, context) => {
    if (/lingui|i18n|#texts/i.test(code))
      await babel.extract(file, code, onMessageExtracted, context)
  },
}

export default defineConfig({
  locales: [...LANGUAGES],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [
    ...Object.entries(TEXT_PART_FILES).map(([part, { files, but = [] }]) => ({
      path: `${LOCALES_FOLDER}/{locale}/app/${part}`,
      include: files,
      exclude: ['**/*.test.*', START_TEXTS, ...but],
    })),
    { path: `${LOCALES_FOLDER}/{locale}/app/start`, include: [START_TEXTS] },
    { path: `${LOCALES_FOLDER}/{locale}/server`, include: ['server/**'], exclude: ['**/*.test.*'] },
  ],
  macro: { corePackage: ['@lingui/core/macro', '#texts/msg.ts'] },
  extractors: [extractor],
  // Sorts by code unit, because collation differs between versions of Node.
  orderBy: (a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1),
  format: formatter({ lineNumbers: false, origins: true }),
})
