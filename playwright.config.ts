import { defineConfig, devices } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4310)
const chromium = findChromium()

/** The built app on the reference server, its own database, a real Chromium: nothing is stood in for. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/steps/server/render-once.ts',
  testMatch: '*.e2e.ts',
  // Variations of journeys that are made on every run (docs/decisions/007).
  ...(process.env['WALKS'] !== 'thorough' && { grepInvert: /@nightly/ }),
  fullyParallel: true,
  // A page waits for its server for a fifth of the time: with as many tests as cores, one of those is idle then.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // A browser may crash. A test that needs its second try is counted as flaky by the test command.
  retries: 1,
  // A busy machine takes its time; what works is never so slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.tmp/e2e.json' }]],
  outputDir: '.tmp/e2e-results',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Tunis',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Screenshots of failures are of a page that nobody looks at: what was expected says more.
    screenshot: 'off',
    // A page that a worker serves asks for less: `npm run e2e:worker` runs all tests with it (decision 033).
    serviceWorkers: process.env['SERVICE_WORKERS'] === 'allow' ? 'allow' : 'block',
    // Nothing is measured in the middle of a change of colours.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test would cost half of the time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  // The second one takes its money at the simulators of Stripe and PayPal (e2e/steps/server/providers.ts).
  // The third one, at night, requires the bot check.
  webServer: [
    server(PORT),
    server(PORT + 1, { PAYMENT_SIMULATORS: 'true' }),
    ...(process.env['WALKS'] === 'thorough' ? [server(PORT + 5, { BOT_CHECK: 'true' })] : []),
  ],
})

function server(port: number, env: Record<string, string> = {}) {
  return {
    command: 'node e2e/e2e-server.ts',
    url: `http://localhost:${port}/api/settings`,
    env: { PORT: String(port), ...env },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    timeout: 120_000,
  }
}
