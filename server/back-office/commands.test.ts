import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { Browser } from '../testing/browser.ts'
import { findNewestLink } from '../testing/account-links.ts'
import { buildGuestCheckout, createTrip } from '../testing/requests.ts'
import { NOW, type TestServer, createTestServer } from '../testing/test-server.ts'
import { parseCommandLine, isTableCommand } from './command-line.ts'
import { COMMANDS } from './commands.ts'

const folder = mkdtempSync(join(tmpdir(), 'masar-office-'))
let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

let table = ''

async function runOfficeCommand(...words: string[]): Promise<string> {
  table = ''
  const line = parseCommandLine(words)
  return COMMANDS[line.command](
    {
      db: server.db,
      config: { isProduction: false, licenseKeys: [], publicUrl: new URL('https://masar.example') },
      now: () => server.clock.now,
      askPassword: () => Promise.resolve('carthage-by-night'),
      write: (text) => (table += text),
    },
    line,
  )
}

describe('the back office', () => {
  it('accepts an email address without a command, as in earlier versions', () => {
    expect(parseCommandLine(['you@company.com', '--name', 'You'])).toEqual({
      command: 'create-admin',
      words: ['you@company.com'],
      name: 'You',
      encoding: undefined,
      language: 'fr',
      isRehearsal: false,
    })
  })

  it.each([
    [[], 'no such command'],
    [['make-coffee'], 'no such command'],
    [['erase-person'], 'one email address'],
    [['create-admin', 'a@b.example', 'password'], 'no password'],
    [['import-fleet'], 'at least one table'],
    [['export-bookings', 'file.csv'], 'takes no arguments; it writes a table'],
    [['seal-licenses', 'file.csv'], /takes no arguments\.$/],
    [['erase-person', 'a@b.example', '--force'], 'no such option'],
  ])('explains what to type instead of %j', (words, sentence) => {
    expect(() => parseCommandLine(words)).toThrow(sentence)
  })

  it('recognizes the commands that write a table to standard output', () => {
    expect(isTableCommand('export-bookings')).toBe(true)
    expect(isTableCommand('export-subscriptions')).toBe(true)
    expect(isTableCommand('seal-licenses')).toBe(false)
  })

  it('creates an administrator who can sign in, but none in a dry run', async () => {
    const email = 'boss@masar.test'
    expect(await runOfficeCommand('create-admin', email, '--dry-run')).toContain('would become')
    const enter = async () =>
      (
        await new Browser(server.app).post('/api/sign-in/admin', {
          email,
          password: 'carthage-by-night',
        })
      ).status
    expect(await enter()).toBe(204)
    expect(await runOfficeCommand('create-admin', email)).toContain('is an administrator now')
    expect(await enter()).toBe(200)
    expect(await runOfficeCommand('reset-password', email, '--dry-run')).toContain(
      'would have another password',
    )
    expect(await runOfficeCommand('reset-password', email)).toContain('has a new password now')
  })

  it('sends customers a link instead of setting their password', async () => {
    expect(
      await runOfficeCommand('reset-password', 'yasmine@masar.example', '--dry-run'),
    ).toContain('would get a link')
    expect(await runOfficeCommand('reset-password', 'yasmine@masar.example')).toContain(
      'gets a link',
    )
    expect((await findNewestLink(server, 'yasmine@masar.example')).href).toContain('reset')
    await expect(runOfficeCommand('reset-password', 'nobody@masar.test')).rejects.toThrow(
      'No account has',
    )
  })

  it('imports a table from a file after a dry run', async () => {
    const file = join(folder, 'suppliers.csv')
    writeFileSync(file, 'supplier,name\nbeta,Beta Autos\n')
    expect(await runOfficeCommand('import-fleet', file, '--dry-run')).toContain(
      'Nothing was changed',
    )
    expect(await runOfficeCommand('import-fleet', file)).toBe(
      'Imported 0 locations, 1 suppliers, 0 cars and 0 lines of conditions.',
    )
  })

  it('exports every booking as a table that a spreadsheet can read', async () => {
    const body = buildGuestCheckout(createTrip(), { fullName: '=HYPERLINK("x"), Eve' })
    const { bookingId } = (await new Browser(server.app).post('/api/checkout', body)).body as {
      bookingId: string
    }
    expect(await runOfficeCommand('export-bookings', '--dry-run')).toMatch(
      /^Would write \d+ bookings/,
    )
    expect(table).toBe('')
    const message = await runOfficeCommand('export-bookings')
    const lines = table.trim().split('\r\n')
    expect(message).toContain(String(lines.length - 1))
    expect(table.startsWith('\uFEFF')).toBe(true)
    expect(lines[0]).toBe(
      'reference;status;from;to;time_zone;supplier;car;driver;email;phone;price;total;deposit;paid_online;due_at_pick_up;refund_at_pick_up;made;travel_number;expected_arrival;note;delay_reported;delay_note;main_driver;main_driver_email;main_driver_phone',
    )
    const line = lines.find((one) => one.includes(`"'=HYPERLINK(""x""), Eve"`))
    expect(line).toMatch(/^[2-9A-HJ-NP-Z]{7};pending;/)
    expect(line).toContain(';276;')
    // @shows BOOKING-38
    expect(table).not.toContain(bookingId)
    expect(table).not.toMatch(/[0-9a-f]{24}/)
  })

  it.each([
    ['reserved', '576'],
    ['deposit', '276'],
    ['paidInFull', '0'],
  ] as const)('exports the amount that is due until the pick-up: %s', async (status, due) => {
    const trip = createTrip()
    const fullName = `Due ${status}`
    await new Browser(server.app).post('/api/checkout', buildGuestCheckout(trip, { fullName }))
    const { id } = await server.db
      .selectFrom('account')
      .select('id')
      .where('full_name', '=', fullName)
      .executeTakeFirstOrThrow()
    await server.db.updateTable('booking').set({ status }).where('driver_id', '=', id).execute()
    const exportDue = async () => {
      await runOfficeCommand('export-bookings')
      const cells =
        table
          .split('\r\n')
          .find((line) => line.includes(fullName))
          ?.split(';') ?? []
      return cells.slice(11, 16)
    }

    expect(await exportDue()).toEqual(['276', '300', '0', due, '0'])
    server.clock.now = new Date(trip.from)
    expect(await exportDue()).toEqual(['276', '300', '0', '0', '0'])
    server.clock.now = NOW
  })

  it('reports when there is nothing to erase', async () => {
    expect(await runOfficeCommand('erase-person', 'nobody@masar.test')).toContain(
      'Nothing is known',
    )
  })
})
