import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test as base } from '../person/customer.ts'

/** The ports after those of the two shared servers and their simulators. */
const PORT = Number(process.env['E2E_PORT'] ?? 4310) + 8

/** The settings of an operator in New York who uses dollars, based on a settings file of the repository. */
const settings = {
  ...(JSON.parse(readFileSync('public/config.bookcars.json', 'utf8')) as object),
  apiHost: '',
  paymentKeys: { stripe: 'pk_test_older' },
}

/** Keys that make the page load Stripe's script, which a stand-in replaces. */
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_older',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_older',
  STRIPE_WEBHOOK_SECRET: 'whsec_older',
  PAYMENT_SANDBOX: 'true',
}

/**
 * A stand-in for Stripe's script. Instead of the page that Stripe embeds, it shows a button that pays and opens
 * the session's return page.
 */
const STRIPE_SCRIPT = `
  window.Stripe = () => ({
    elements() {}, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    createEmbeddedCheckoutPage: async ({ clientSecret }) => {
      const session = clientSecret.split('_secret_')[0]
      const button = document.createElement('button')
      button.textContent = 'Pay at Stripe'
      button.onclick = async () => {
        await fetch('/stand-in/stripe/' + session + '/paid', { method: 'POST' })
        location.assign('/checkout-session/' + session)
      }
      return { mount: (place) => place.append(button), destroy: () => button.remove() }
    },
  })`

interface OlderBackendFixtures {
  /** Paths that returned 404. A test fails if it requests any. */
  missing: string[]
}

/**
 * Runs tests in the app of an operator who uses a BookCars backend. Our server simulates this backend with the
 * BookCars contract.
 */
export const olderBackendTest = base.extend<OlderBackendFixtures, { olderBackend: string }>({
  olderBackend: [
    async ({}, use) => {
      const app = mkdtempSync(join(tmpdir(), 'masar-older-'))
      cpSync('dist', app, { recursive: true })
      writeFileSync(join(app, 'config.json'), JSON.stringify(settings))
      const server = startServer(app)
      const origin = `http://localhost:${PORT}`
      await waitUntilReady(`${origin}/api/settings`)
      await use(origin)
      await stopServer(server)
      rmSync(app, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ olderBackend }, use) => use(olderBackend),
  page: async ({ page }, use) => {
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ body: STRIPE_SCRIPT, contentType: 'text/javascript' }),
    )
    await use(page)
  },
  missing: [
    async ({ page }, use) => {
      const missing: string[] = []
      page.on('response', (response) => {
        if (response.status() === 404) missing.push(new URL(response.url()).pathname)
      })
      await use(missing)
      expect(missing).toEqual([])
    },
    { auto: true },
  ],
})

function startServer(app: string): ChildProcess {
  const units = { BASE_CURRENCY: 'USD', TIME_ZONE: 'America/New_York' }
  const own = { PORT: String(PORT), PROFILE: 'bookcars', APP_DIR: app }
  const env = { ...process.env, ...STRIPE_KEYS, ...units, ...own }
  return spawn(process.execPath, ['e2e/e2e-server.ts'], { env, stdio: 'inherit' })
}

async function waitUntilReady(address: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 110_000 },
    )
    .toBe(true)
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const over = once(server, 'exit')
  server.kill('SIGTERM')
  await over
}
