import { defineConfig, devices } from '@playwright/test'

import { CHROMIUM_ARGUMENTS, findChromium } from './tools/chromium.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4310)
const chromium = findChromium()
const IS_NIGHT = process.env['WALKS'] === 'thorough'
/** Whether this is the weekly run, which also breaks each call in turn. */
const IS_WEEKLY = process.env['BROKEN_CALLS'] === 'all'

/** Tests use the built app on the reference server, its own database and a real Chromium, without mocks. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/steps/server/render-once.ts',
  testMatch: '*.e2e.ts',
  // Runs variations only at night or weekly; the main journeys run every time (docs/decisions/007).
  grepInvert: [...(IS_NIGHT ? [] : [/@nightly/]), ...(IS_WEEKLY ? [] : [/@weekly/])],
  fullyParallel: true,
  // Pages wait for the server a fifth of the time, so one test per core would leave cores idle.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // Browsers may crash. The test command counts a test that passes on retry as flaky.
  retries: 1,
  // For busy machines; working features are never that slow.
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
    // A screenshot taken after a failure is less useful than the failed expectation.
    screenshot: 'off',
    // Pages served by a service worker send fewer requests. `npm run e2e:worker` runs all tests with service
    // workers (decision 033).
    serviceWorkers: process.env['SERVICE_WORKERS'] === 'allow' ? 'allow' : 'block',
    // Disables transitions, so that nothing is measured while colors change.
    contextOptions: { reducedMotion: 'reduce' },
    // Tracing every test would double the total time.
    trace: 'on-first-retry',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  // The second server uses the simulators of Stripe and PayPal (e2e/steps/server/providers.ts). The third, in
  // nightly runs, requires the bot check.
  webServer: [
    createServerConfig(PORT),
    createServerConfig(PORT + 1, { PAYMENT_SIMULATORS: 'true' }),
    ...(IS_NIGHT ? [createServerConfig(PORT + 5, { BOT_CHECK: 'true' })] : []),
  ],
})

function createServerConfig(port: number, env: Record<string, string> = {}) {
  return {
    command: 'node e2e/e2e-server.ts',
    url: `http://localhost:${port}/api/settings`,
    env: { PORT: String(port), ...env },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
    timeout: 120_000,
  }
}
