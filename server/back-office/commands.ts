import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { findAccountByEmail } from '../account/find-account.ts'
import { requestLink } from '../account/links/request-link.ts'
import { findAdministratorRefusal, makeAdministrator } from '../account/make-administrator.ts'
import { isGuessablePassword } from '../account/passwords/guessable-password.ts'
import { hashPassword } from '../account/passwords/password.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import type { CommandLine, CommandName } from './command-line.ts'
import { decodeTable } from './csv/decode-table.ts'
import { readCsv } from './csv/read-csv.ts'
import { BYTE_ORDER_MARK } from './csv/write-csv.ts'
import { erasePerson } from './erase-person.ts'
import { exportBookings } from './export-bookings.ts'
import { exportSubscriptions } from './export-subscriptions.ts'
import { importFleet } from './fleet/import-fleet.ts'
import { runOrRehearse } from './perform.ts'
import { sealLicenses } from './seal-licenses.ts'
import { suspendAccount, unsuspendAccount } from './suspend-account.ts'

export type BackOffice = {
  db: Database
  config: Pick<Config, 'isProduction' | 'licenseKeys' | 'publicUrl'>
  now: () => Date
  askPassword: () => Promise<string>
  /** Writes the requested table to standard output. */
  write: (text: string) => unknown
}

/** Runs the command and returns its result as a sentence. */
type Command = (office: BackOffice, line: CommandLine) => Promise<string>

export const COMMANDS: Readonly<Record<CommandName, Command>> = {
  'create-admin': createAdministrator,
  'reset-password': resetPassword,
  suspend: suspendCustomer,
  unsuspend: unsuspendCustomer,
  'import-fleet': importTables,
  'export-bookings': writeBookingsTable,
  'export-subscriptions': writeSubscriptionsTable,
  'erase-person': eraseData,
  'seal-licenses': sealAllLicenses,
}

async function createAdministrator(office: BackOffice, { words, name, isRehearsal }: CommandLine) {
  const [email = ''] = words
  const refusal = await findAdministratorRefusal(office.db, email)
  if (refusal) throw new Error(refusal)
  if (isRehearsal) {
    const account = await findAccountByEmail(office.db, email)
    return `${email} would ${account ? 'have another password' : 'become an administrator'}.`
  }
  const password = await office.askPassword()
  if (await isGuessablePassword(password, { email, fullName: name ?? '' }))
    throw new Error('This password is too easy to guess.')
  const passwordHash = await hashPassword(password)
  const administrator = { email, fullName: name, passwordHash, now: office.now() }
  const done = await makeAdministrator(office.db, administrator)
  const what = done === 'made' ? 'is an administrator now' : 'has a new password now'
  return `${email} ${what}, and signs in on the page of suppliers.`
}

/** Sets only administrators' passwords; other accounts get a link to set their own. */
async function resetPassword(office: BackOffice, line: CommandLine) {
  const { db, now } = office
  const account = await requireAccount(office, line)
  if (account.type === 'admin') return createAdministrator(office, line)
  if (line.isRehearsal) return `${account.email} would get a link to set a password.`
  await requestLink(db, { account, purpose: 'reset', now: now() })
  return `${account.email} gets a link to set a password.`
}

async function requireAccount({ db }: BackOffice, { words: [email = ''] }: CommandLine) {
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error('No account has this address.')
  return account
}

async function suspendCustomer(office: BackOffice, line: CommandLine) {
  const { db, config, now } = office
  const account = await requireAccount(office, line)
  const isDone = await runOrRehearse(db, line.isRehearsal, (tx) =>
    suspendAccount(tx, account, { config, now: now() }),
  )
  if (!isDone) return `${account.email} is suspended already. Nothing was changed.`
  return line.isRehearsal
    ? `${account.email} would be suspended, and signed out everywhere. Nothing was changed.`
    : `${account.email} is suspended now, and signed out everywhere.`
}

async function unsuspendCustomer(office: BackOffice, line: CommandLine) {
  const { db, now } = office
  const account = await requireAccount(office, line)
  const isDone = await runOrRehearse(db, line.isRehearsal, (tx) =>
    unsuspendAccount(tx, account, now()),
  )
  if (!isDone) return `${account.email} is not suspended. Nothing was changed.`
  return line.isRehearsal
    ? `${account.email} would be unsuspended. Nothing was changed.`
    : `${account.email} is unsuspended now, and has to sign in again.`
}

async function importTables({ db }: BackOffice, { words, encoding, isRehearsal }: CommandLine) {
  const tables = await Promise.all(
    words.map(async (path) => {
      const file = basename(path)
      return readCsv(file, decodeTable(file, await readFile(path), encoding))
    }),
  )
  const { location, supplier, car, conditions } = await runOrRehearse(db, isRehearsal, (tx) =>
    importFleet(tx, tables),
  )
  const what = `${location} locations, ${supplier} suppliers, ${car} cars and ${conditions} lines of conditions`
  return isRehearsal ? `Would import ${what}. Nothing was changed.` : `Imported ${what}.`
}

async function writeBookingsTable(
  { db, now, write }: BackOffice,
  { language, isRehearsal }: CommandLine,
) {
  const { count } = await db
    .selectFrom('booking')
    .select((the) => the.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  if (isRehearsal) return `Would write ${Number(count)} bookings.`
  write(BYTE_ORDER_MARK)
  for await (const part of exportBookings(db, { language, now: now() })) write(part)
  return `Wrote ${Number(count)} bookings.`
}

async function writeSubscriptionsTable({ db, config, write }: BackOffice, line: CommandLine) {
  const { language, isRehearsal } = line
  const { publicUrl } = config
  const { table, count } = await exportSubscriptions(db, { language, publicUrl })
  if (isRehearsal) return `Would write ${count} subscriptions.`
  write(`${BYTE_ORDER_MARK}${table}`)
  return `Wrote ${count} subscriptions.`
}

async function eraseData({ db, now }: BackOffice, { words, isRehearsal }: CommandLine) {
  const [email = ''] = words
  const erased = await runOrRehearse(db, isRehearsal, (tx) => erasePerson(tx, email, now()))
  const touched = Object.entries(erased).filter(([, count]) => count > 0)
  if (touched.length === 0) return 'Nothing is known of this address.'
  const tables = touched.map(([table, count]) => `  ${table}: ${count}`).join('\n')
  return isRehearsal
    ? `Would erase rows of\n${tables}\nNothing was changed.`
    : `Erased rows of\n${tables}\nBookings and payments stay, without names.`
}

async function sealAllLicenses({ db, config }: BackOffice, { isRehearsal }: CommandLine) {
  const count = await sealLicenses(db, config.licenseKeys, isRehearsal)
  return isRehearsal ? `Would seal ${count} licenses.` : `Sealed ${count} licenses.`
}
