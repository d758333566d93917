import { createObjectId, type ObjectId } from '../db/object-id.ts'
import type { SentLink } from './account-links.ts'
import { Browser } from './browser.ts'
import { NOW, type TestServer } from './test-server.ts'

/** Cheap hashes, for quick tests: one of `password`, and one of an unknown password. */
const CHEAP_HASH_PREFIX = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$'
const OLD_HASH = `${CHEAP_HASH_PREFIX}nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4`
export const UNKNOWN_PASSWORD_HASH = `${CHEAP_HASH_PREFIX}AAAAEOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4`
const OLD_PASSWORD = 'password'

/** A test account with two signed-in browsers. */
export type RacedPerson = { id: ObjectId; email: string; owner: Browser; thief: Browser }

type Kind = { isStaff?: true; hasNoPassword?: true }

export const signInRacedPerson = (
  browser: Browser,
  { email }: Pick<RacedPerson, 'email'>,
  password: string,
  application = 'frontend',
) => browser.post(`/api/sign-in/${application}`, { email, password, stayConnected: true })

export const signInWithOldPassword = (
  browser: Browser,
  person: RacedPerson,
  application?: string,
) => signInRacedPerson(browser, person, OLD_PASSWORD, application)

export const sendPasswordChange = (
  browser: Browser,
  newPassword: string,
  password: string | null = OLD_PASSWORD,
) => browser.post('/api/change-password', { password, newPassword, strict: password !== null })

export const sendActivation = (browser: Browser, link: SentLink | null, password: string) =>
  browser.post('/api/activate', { userId: link?.userId, token: link?.token, password })

let people = 0

export async function addRacedPerson(
  app: TestServer['app'],
  { db }: TestServer,
  { isStaff, hasNoPassword }: Kind = {},
): Promise<RacedPerson> {
  const id = createObjectId(NOW)
  const email = `raced-${(people += 1)}@example.org`
  await db
    .insertInto('account')
    .values({
      id,
      type: isStaff ? 'admin' : 'user',
      email,
      full_name: 'Raced Person',
      language: 'en',
      password_hash: OLD_HASH,
      active: true,
      verified: false,
      created_at: NOW,
      updated_at: NOW,
    })
    .execute()
  const person = { id, email, owner: new Browser(app), thief: new Browser(app) }
  if (!isStaff) {
    await signInWithOldPassword(person.owner, person)
    await signInWithOldPassword(person.thief, person)
  }
  if (hasNoPassword)
    await db.updateTable('account').set({ password_hash: null }).where('id', '=', id).execute()
  return person
}

export const countSessions = async ({ db }: TestServer, { id }: RacedPerson) =>
  (await db.selectFrom('session').select('token_hash').where('account_id', '=', id).execute())
    .length
