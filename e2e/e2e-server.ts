import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startPostgres, findPostgresProblem } from '../server/testing/processes/postgres.ts'

/**
 * Starts the reference server for the browser tests, with fresh demo data and test control. Uses a separate
 * PostgreSQL if one is installed, because the server then starts five times as fast.
 */
const folder = mkdtempSync(join(tmpdir(), 'masar-e2e-'))
// Never use a configured database for tests.
delete process.env['DATABASE_URL']
const postgres = findPostgresProblem() === null ? await startPostgres() : null
process.once('exit', () => {
  void postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Responds with the country of an IP address, like a geolocation service. 203.0.113.x is in Tunisia. */
const countryServer = createServer(({ url = '' }, response) =>
  response.end(url.startsWith('/203.0.113.') ? 'TN' : 'FR'),
).listen(0, '127.0.0.1')
countryServer.unref()
await once(countryServer, 'listening')
const { port: countryPort } = countryServer.address() as AddressInfo

Object.assign(process.env, {
  DATA_DIR: folder,
  ...(postgres && { DATABASE_URL: postgres.url }),
  // Lets tests set their IP address.
  TRUSTED_PROXIES: '1',
  COUNTRY_LOOKUP_URL: `http://127.0.0.1:${countryPort}/{ip}`,
  TEST_CONTROL: 'true',
  // A host name that is not a secure context, like a server's name on a phone's local network.
  ALLOWED_HOSTS: 'masar.test',
  RATE_LIMIT: 'false',
  DEMO_SUPPLIER_SECONDS: process.env['DEMO_SUPPLIER_SECONDS'] ?? '0',
  // Node tests already validate every response against the contract; doing it here would occupy a whole CPU
  // core.
  CHECK_ANSWERS: 'false',
})

// The simulators of Stripe and PayPal listen on the next two ports.
if (process.env['PAYMENT_SIMULATORS'] === 'true') {
  const port = Number(process.env['PORT'])
  const { startSimulators } = await import('./stand-ins/payment-simulators.ts')
  const ports = { stripe: port + 1, payPal: port + 2 }
  Object.assign(process.env, (await startSimulators(ports, `http://localhost:${port}`)).env)
  // The sign-in providers issue tokens on the port after those.
  const { startIdentityProviders } = await import('./stand-ins/identity-providers.ts')
  Object.assign(process.env, await startIdentityProviders(port + 3))
}

if (process.env['BOT_CHECK'] === 'true') {
  const { startBotCheck } = await import('./stand-ins/identity-providers.ts')
  Object.assign(process.env, await startBotCheck())
}

await import('../server/serve.ts')
