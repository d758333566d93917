import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: ['fr', 'en', 'es'],
  sourceLocale: 'en',
  catalogs: [{ path: 'src/i18n/locales/{locale}', include: ['src'], exclude: ['**/*.test.*'] }],
  format: formatter({ lineNumbers: false, origins: true }),
})
