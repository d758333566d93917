import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.ts'

const chromium = findChromium()

export default defineConfig({
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), react()],
  test: {
    // As many as a small machine has cores: the default leaves one of two idle.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{domain,machines,server,src,openapi,tools,.ci}/**/*.test.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'stories/**/*.test.ts'],
          setupFiles: ['src/testing/setup.ts'],
          isolate: false,
          // What remembers that its script has come is new in each file, as our own modules are.
          server: { deps: { inline: [/@stripe\//, /@paypal\//] } },
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 180_000,
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
