import babel from '@lingui/cli/api/extractors/babel'
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { LANGUAGES } from './domain/service/languages.ts'
import { TEXT_PART_FILES } from './tools/texts/text-parts.ts'

/** Its texts are loaded in every language. */
const START = 'src/i18n/start-texts.ts'
const FOLDER = process.env['LOCALES'] ?? 'locales'

type Ordered = { messageId: string; entry: { message?: string } }
const textOrder = ({ messageId, entry }: Ordered) => `${entry.message ?? ''}\0${messageId}`

/** Half of the files have no texts, so Babel need not parse them. */
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
      path: `${FOLDER}/{locale}/app/${part}`,
      include: files,
      exclude: ['**/*.test.*', START, ...but],
    })),
    { path: `${FOLDER}/{locale}/app/start`, include: [START] },
    { path: `${FOLDER}/{locale}/server`, include: ['server/**'], exclude: ['**/*.test.*'] },
  ],
  macro: { corePackage: ['@lingui/core/macro', '#texts/msg.ts'] },
  extractors: [extractor],
  // By code unit, because collation differs between versions of Node.
  orderBy: (a, b) => (textOrder(a) < textOrder(b) ? -1 : 1),
  format: formatter({ lineNumbers: false, origins: true }),
})
