import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

import { LANGUAGES } from './domain/service/languages.ts'
import { TEXT_PART_FILES } from './tools/texts/text-parts.ts'

const FOLDER = process.env['LOCALES'] ?? 'src/i18n/locales'

export default defineConfig({
  locales: [...LANGUAGES],
  sourceLocale: 'en',
  catalogs: Object.entries(TEXT_PART_FILES).map(([part, { files, but = [] }]) => ({
    path: `${FOLDER}/{locale}/${part}`,
    include: files,
    exclude: ['**/*.test.*', ...but],
  })),
  format: formatter({ lineNumbers: false, origins: true }),
})
