import { lingui } from '@lingui/vite-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { WAIT_MS } from './src/testing/wait-ms.ts'
import { linguiMacros } from './tools/build/lingui-macros.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.ts'
import { writeGeneratedSources } from './tools/generated-sources.ts'

const chromium = findChromium()
await writeGeneratedSources()

/** One environment for each worker. A test that takes longer than ten seconds says why next to its own limit. */
const UNIT = {
  isolate: false,
  testTimeout: 10_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: WAIT_MS } },
}

/** A browser may crash, and a busy machine takes its time. The test command reports a second try as flaky. */
const IN_BROWSER = { isolate: false, retry: 1, testTimeout: 120_000, hookTimeout: 180_000 }

/** A story that plays names what it presses in English, and is left out of a run in another language. */
const IN_ENGLISH = (process.env['STORYBOOK_LANGUAGE'] ?? 'en') === 'en' ? [] : ['in-english']
/** What is tested and played at night alone (docs/decisions/007). */
const [NIGHTLY_FILES, NIGHTLY_STORIES] =
  process.env['WALKS'] === 'thorough' ? [[], []] : [['**/*.nightly.test.ts'], ['nightly']]

export default defineConfig({
  plugins: [lingui(), linguiMacros(), react()],
  test: {
    // As many as a small machine has cores: the default leaves one of two idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,machines,server,src,openapi,tools,.ci}/**/*.test.ts'],
          exclude: NIGHTLY_FILES,
          // Node loads these files as it loads the server.
          experimental: { viteModuleRunner: false },
          ...UNIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'stories/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          ...UNIT,
          // What remembers that its script has come is new in each file, as our own modules are.
          server: { deps: { inline: [/@stripe\//, /@paypal\//] } },
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { exclude: [...IN_ENGLISH, ...NIGHTLY_STORIES] },
          }),
        ],
        test: {
          name: 'storybook',
          ...IN_BROWSER,
          // Vitest does not pass `process.env` to the browser.
          env: { WALKS: process.env['WALKS'] ?? '' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' as const }],
            provider: playwright({
              launchOptions: {
                ...(chromium && { executablePath: chromium }),
                args: CHROMIUM_ARGUMENTS,
              },
            }),
          },
        },
      },
    ],
  },
})
