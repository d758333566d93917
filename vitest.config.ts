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

const IS_NIGHT = process.env['WALKS'] === 'thorough'

/**
 * Files share one environment per worker. A test that takes longer than ten seconds explains why beside its own
 * limit.
 */
const UNIT_OPTIONS = {
  isolate: false,
  // Pages create many short-lived objects: with a larger space for them, tests need 6 % less CPU time.
  execArgv: ['--max-semi-space-size=64'],
  // Nightly tests run beside each other for an hour, some with floods of requests.
  testTimeout: IS_NIGHT ? 60_000 : 10_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: WAIT_MS } },
}

/** Browsers may crash, and busy machines are slow. The test command reports tests that passed on retry as flaky. */
const BROWSER_OPTIONS = { isolate: false, retry: 1, testTimeout: 120_000, hookTimeout: 180_000 }

/** Stories with English names in their play functions are excluded from runs in other languages. */
const EXCLUDED_TAGS = (process.env['STORYBOOK_LANGUAGE'] ?? 'en') === 'en' ? [] : ['in-english']
/** Nightly files and stories are included only in nightly runs (docs/decisions/007). */
const [NIGHTLY_FILES, NIGHTLY_STORIES] = IS_NIGHT
  ? [[], []]
  : [['**/*.nightly.test.{ts,tsx}'], ['nightly']]

export default defineConfig({
  plugins: [lingui(), linguiMacros(), react()],
  test: {
    // A small machine has two cores, of which the default leaves one idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,machines,packages,server,src,openapi,tools,.ci}/**/*.test.ts'],
          exclude: NIGHTLY_FILES,
          globalSetup: 'server/testing/prepared/shared-postgres.ts',
          // Disabled, so that Node loads these files in the same way as it loads the server.
          experimental: { viteModuleRunner: false },
          ...UNIT_OPTIONS,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{packages,src}/**/*.test.tsx', 'stories/**/*.test.{ts,tsx}'],
          setupFiles: ['src/testing/setup.ts'],
          ...UNIT_OPTIONS,
          // These modules store that their script has loaded. Inlining resets them for each file, like our own
          // modules.
          server: { deps: { inline: [/@stripe\//, /@paypal\//] } },
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { exclude: [...EXCLUDED_TAGS, ...NIGHTLY_STORIES] },
          }),
        ],
        test: {
          name: 'storybook',
          ...BROWSER_OPTIONS,
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
