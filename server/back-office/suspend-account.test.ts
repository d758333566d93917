import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type DemoAccountName, demoAccounts } from '../demo/demo-accounts.ts'
import { landmarks } from '../demo/landmarks.ts'
import { Browser } from '../testing/browser.ts'
import { EventReader } from '../testing/event-reader.ts'
import { readProblemCode } from '../testing/requests.ts'
import { createSignedInBrowser } from '../testing/signed-in-browser.ts'
import { type TestServer, createTestServer } from '../testing/test-server.ts'
import { parseCommandLine } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const PASSWORD = 'carthage-by-night'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

async function runOfficeCommand(words: readonly string[], isProduction = false): Promise<string> {
  const line = parseCommandLine(words)
  const office = {
    db: server.db,
    config: { isProduction, licenseKeys: [], publicUrl: new URL('https://masar.example') },
    now: () => server.clock.now,
    askPassword: () => Promise.resolve(PASSWORD),
    write: () => undefined,
  }
  return COMMANDS[line.command](office, line)
}

async function openCustomerBrowser(name: DemoAccountName) {
  const browser = new Browser(server.app)
  const { body } = await browser.signIn(name, true)
  return { browser, profile: body }
}

/** Returns the problem code of a call that requires sign-in; undefined if it succeeds. */
const findProblem = async (browser: Browser) =>
  readProblemCode(await browser.post('/api/validate-access-token'))

describe('suspending a customer', () => {
  it('signs them out on every device, and shows the reason at their next sign-in', async () => {
    const { email } = demoAccounts.oliver
    const [{ browser: phone }, { browser: laptop }] = [
      await openCustomerBrowser('oliver'),
      await openCustomerBrowser('oliver'),
    ]
    const path = `/api/notification-events/${landmarks.accounts.oliver}`
    const stream = await EventReader.open(server.app, path, phone)
    expect(await stream.next()).toMatchObject({ event: 'news' })

    const message = `${email} is suspended now, and signed out everywhere.`
    expect(await runOfficeCommand(['suspend', email.toUpperCase()])).toBe(message)
    expect(await stream.until(({ event }) => event === 'session-ended')).not.toBeNull()
    expect(await stream.next()).toBeNull()
    expect(await findProblem(phone)).toBe('unauthenticated')
    expect(await findProblem(laptop)).toBe('unauthenticated')

    const { browser, profile } = await openCustomerBrowser('oliver')
    expect(profile).toMatchObject({ blacklisted: true })
    expect(await findProblem(browser)).toBe('suspended')
  })

  it('keeps the sessions of other customers open', async () => {
    const { browser } = await openCustomerBrowser('sami')
    await runOfficeCommand(['suspend', demoAccounts.lucie.email])
    expect(await findProblem(browser)).toBeUndefined()
  })

  it('changes nothing in a dry run', async () => {
    const { email } = demoAccounts.nour
    const { browser } = await openCustomerBrowser('nour')
    const message = `${email} would be suspended, and signed out everywhere. Nothing was changed.`
    expect(await runOfficeCommand(['suspend', email, '--dry-run'])).toBe(message)
    expect(await findProblem(browser)).toBeUndefined()
    expect((await openCustomerBrowser('nour')).profile).toMatchObject({ blacklisted: false })
  })
})

describe('unsuspending a customer', () => {
  it('requires a new sign-in: sessions opened during the suspension end', async () => {
    const { email } = demoAccounts.carmen
    await runOfficeCommand(['suspend', email])
    const { browser: meanwhile } = await openCustomerBrowser('carmen')
    const rehearsed = `${email} would be unsuspended. Nothing was changed.`
    expect(await runOfficeCommand(['unsuspend', email, '--dry-run'])).toBe(rehearsed)
    expect(await findProblem(meanwhile)).toBe('suspended')

    const message = `${email} is unsuspended now, and has to sign in again.`
    expect(await runOfficeCommand(['unsuspend', email])).toBe(message)
    expect(await findProblem(meanwhile)).toBe('unauthenticated')
    const { browser, profile } = await openCustomerBrowser('carmen')
    expect(profile).toMatchObject({ blacklisted: false })
    expect(await findProblem(browser)).toBeUndefined()
  })
})

describe('an operator', () => {
  it('gets a message when there was nothing to change', async () => {
    const [karim, yasmine] = [demoAccounts.karim.email, demoAccounts.yasmine.email]
    const { browser } = await openCustomerBrowser('yasmine')
    expect(await runOfficeCommand(['suspend', karim])).toBe(
      `${karim} is suspended already. Nothing was changed.`,
    )
    expect(await runOfficeCommand(['unsuspend', yasmine])).toBe(
      `${yasmine} is not suspended. Nothing was changed.`,
    )
    expect(await findProblem(browser)).toBeUndefined()
  })

  it.each(['suspend', 'unsuspend'])(
    'gets an error from %s when no account has the address',
    async (word) => {
      await expect(runOfficeCommand([word, 'nobody@masar.test'])).rejects.toThrow(
        'No account has this address.',
      )
      await expect(runOfficeCommand([word])).rejects.toThrow('Name one email address')
    },
  )
})

describe('suspending an administrator', () => {
  it('is rejected for the last one who can sign in', async () => {
    const first = demoAccounts.admin.email
    const second = 'boss@masar.test'
    const browser = await createSignedInBrowser(server, 'admin')
    await expect(runOfficeCommand(['suspend', first])).rejects.toThrow(
      `${first} is the last administrator who can sign in.`,
    )
    await expect(runOfficeCommand(['suspend', first, '--dry-run'])).rejects.toThrow(
      'is the last administrator',
    )
    expect(await findProblem(browser)).toBeUndefined()

    await runOfficeCommand(['create-admin', second])
    expect(await runOfficeCommand(['suspend', first])).toContain('is suspended now')
    expect(await findProblem(browser)).toBe('unauthenticated')
    await expect(runOfficeCommand(['suspend', second])).rejects.toThrow('is the last administrator')
    await runOfficeCommand(['unsuspend', first])
  })

  it('does not count demo administrators in production', async () => {
    const email = 'chief@masar.test'
    await runOfficeCommand(['suspend', 'boss@masar.test'])
    await runOfficeCommand(['create-admin', email])
    await expect(runOfficeCommand(['suspend', email], true)).rejects.toThrow(
      'is the last administrator',
    )
    expect(await runOfficeCommand(['suspend', email])).toContain('is suspended now')
  })
})
