import { expect, it } from 'vitest'

import { makeAdministrator } from '../account/make-administrator.ts'
import { erasePerson } from '../back-office/erase-person.ts'
import type { Config } from '../config/config.ts'
import { transaction } from '../db/transaction.ts'
import { deliverDueEmails } from '../mail/delivery/deliver.ts'
import { findNewestLink, type SentLink } from './account-links.ts'
import { Browser } from './browser.ts'
import { interruptAfterQuery } from './interrupted-calls.ts'
import { GOOGLE_CLAIMS, type Issuer } from './processes/token-issuer.ts'
import {
  sendActivation,
  addRacedPerson,
  sendPasswordChange,
  countSessions,
  type RacedPerson,
  signInRacedPerson,
  signInWithOldPassword,
  UNKNOWN_PASSWORD_HASH,
} from './raced-person.ts'
import { NOW, createServerOn, type TestServer } from './test-server.ts'

const OWNER_PASSWORD = 'owner-has-chosen-7'
const THIEF_PASSWORD = 'thief-has-chosen-7'

type Race = {
  /** The table that the running call reads first. */
  table: 'account' | 'session' | 'account_link'
  call: (
    browser: Browser,
    person: RacedPerson,
    link: SentLink | null,
  ) => Promise<{ status: number }>
  isStaff?: true
  hasNoPassword?: true
  needsLink?: true
  /** What invalidates the old credentials before the call continues. */
  invalidate: (person: RacedPerson) => Promise<unknown>
  /** The status of the call's response. */
  status: number
  sessions: number
}

const changePasswordAsOwner = ({ owner }: RacedPerson) => sendPasswordChange(owner, OWNER_PASSWORD)
const signOutEverywhereAsOwner = ({ owner }: RacedPerson) => owner.post('/api/sign-out-everywhere')

/** Defines one test for each pair of calls that race for an account's credentials. */
export function describeCredentialRaces(ground: () => { server: TestServer; google: Issuer }) {
  const config = (): Partial<Config> => ({
    social: {
      google: { clientId: GOOGLE_CLAIMS.aud, keysUrl: ground().google.keys.url },
      apple: null,
      facebook: null,
    },
  })
  const app = () => createServerOn(ground().server, config()).app

  const resetAsOwner = async ({ email }: RacedPerson) =>
    sendActivation(new Browser(app()), await sendLink(email), OWNER_PASSWORD)
  const signInWithGoogleAsOwner = async ({ email }: RacedPerson) =>
    new Browser(app()).post('/api/social-sign-in', {
      socialSignInType: 'google',
      accessToken: await ground().google.token({ email, sub: email }),
      email,
    })
  const resetAsOperator = ({ email }: RacedPerson) =>
    makeAdministrator(ground().server.db, {
      email,
      fullName: undefined,
      passwordHash: UNKNOWN_PASSWORD_HASH,
      now: NOW,
    })
  const eraseAsOperator = ({ email }: RacedPerson) =>
    transaction(ground().server.db, (tx) => erasePerson(tx, email, NOW))

  const sendLink = async (email: string) => {
    const { server } = ground()
    await new Browser(app()).post(`/api/resend/frontend/${email}/true`)
    return findNewestLink(server, email)
  }

  const thiefSignsIn = {
    table: 'account',
    call: (browser: Browser, person: RacedPerson) => signInWithOldPassword(browser, person),
    status: 204,
  } as const
  const thiefChanges = {
    table: 'session',
    call: (browser: Browser) => sendPasswordChange(browser, THIEF_PASSWORD),
  } as const
  const thiefUsesLink = {
    table: 'account_link',
    needsLink: true,
    call: (browser: Browser, _person: RacedPerson, link: SentLink | null) =>
      sendActivation(browser, link, THIEF_PASSWORD),
    status: 409,
  } as const

  const RACES: Record<string, Race> = {
    'a sign-in and a change of the password': {
      ...thiefSignsIn,
      invalidate: changePasswordAsOwner,
      sessions: 1,
    },
    'a sign-in and a reset': { ...thiefSignsIn, invalidate: resetAsOwner, sessions: 0 },
    'a sign-in of staff and a reset by the operator': {
      ...thiefSignsIn,
      isStaff: true,
      call: (browser, person) => signInWithOldPassword(browser, person, 'admin'),
      invalidate: resetAsOperator,
      sessions: 0,
    },
    'a sign-in and a first sign-in with Google': {
      ...thiefSignsIn,
      invalidate: signInWithGoogleAsOwner,
      sessions: 1,
    },
    'a sign-in and an erasure': { ...thiefSignsIn, invalidate: eraseAsOperator, sessions: 0 },
    'two changes of the password': {
      ...thiefChanges,
      invalidate: changePasswordAsOwner,
      status: 204,
      sessions: 1,
    },
    'a change of the password and a reset': {
      ...thiefChanges,
      invalidate: resetAsOwner,
      status: 204,
      sessions: 0,
    },
    'a change of the password and a first sign-in with Google': {
      ...thiefChanges,
      invalidate: signInWithGoogleAsOwner,
      status: 204,
      sessions: 1,
    },
    'a first password and signing out everywhere': {
      table: 'session',
      hasNoPassword: true,
      call: (browser) => sendPasswordChange(browser, THIEF_PASSWORD, null),
      invalidate: signOutEverywhereAsOwner,
      status: 401,
      sessions: 0,
    },
    'a reset and a change of the password': {
      ...thiefUsesLink,
      invalidate: changePasswordAsOwner,
      sessions: 1,
    },
    'a reset and signing out everywhere': {
      ...thiefUsesLink,
      invalidate: signOutEverywhereAsOwner,
      sessions: 0,
    },
  }

  // @shows SAFE-17
  it.each(Object.entries(RACES))(
    'invalidates the old credentials in a race between %s',
    async (_title, race) => {
      const { server } = ground()
      const person = await addRacedPerson(app(), server, race)
      const link = race.needsLink ? await sendLink(person.email) : null
      const concurrentCall = () => race.invalidate(person)
      const db = interruptAfterQuery(server.db, { table: race.table, concurrentCall })
      const interrupted = new Browser(createServerOn({ ...server, db }, config()).app)
      interrupted.setCookie('masar-session', person.thief.cookie('masar-session') ?? '')
      const { status } = await race.call(interrupted, person, link)
      expect(status).toBe(race.status)
      expect(await countSessions(server, person)).toBe(race.sessions)
      expect((await signInRacedPerson(new Browser(app()), person, THIEF_PASSWORD)).status).toBe(204)
    },
  )

  it('does not send a reset link when the password changes during the delivery', async () => {
    const { server } = ground()
    const person = await addRacedPerson(app(), server, {})
    await new Browser(app()).post(`/api/resend/frontend/${person.email}/true`)
    const concurrentCall = () => changePasswordAsOwner(person)
    const sent = await deliverDueEmails(
      interruptAfterQuery(server.db, { table: 'outbox', concurrentCall }),
      {
        post: () => Promise.resolve({ end: 'sent' }),
        sender: { publicUrl: new URL('http://localhost'), mailFrom: 'no-reply@masar.example' },
        now: () => NOW,
        log: () => undefined,
        to: person.email,
      },
    )
    expect(sent).toBe(0)
  })
}
