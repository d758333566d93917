import { lingui } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'

import { linguiMacros } from '../../build/lingui-macros.ts'
import { plantDefect, type ScreenDefect } from './screen-defect.ts'

const defect = JSON.parse(process.env['MASAR_SCREEN_DEFECT'] ?? 'null') as ScreenDefect | null

/** Plants the defect when the screen is imported, so that no file is changed. */
const defectPlugin: Plugin = {
  name: 'planted-screen',
  enforce: 'pre',
  transform(code, id) {
    const isMeant = defect !== null && id.endsWith(`/${defect.file}`)
    return isMeant ? plantDefect(code, defect) : null
  },
}

/** Runs the page tests with the defect given in MASAR_SCREEN_DEFECT. */
export default defineConfig({
  plugins: [defectPlugin, lingui(), linguiMacros(), react()],
  test: {
    // The cache would apply the defect of one run to the next run.
    fsModuleCache: false,
    environment: 'jsdom',
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    root: new URL('../../..', import.meta.url).pathname,
  },
})
