import { expect, it } from 'vitest'

import { makeAdministrator } from '../account/make-administrator.ts'
import { erasePerson } from '../back-office/erase-person.ts'
import type { Config } from '../config/config.ts'
import { transaction } from '../db/transaction.ts'
import { deliverDue } from '../mail/delivery/deliver.ts'
import { newestLink, type SentLink } from './account-links.ts'
import { Browser } from './browser.ts'
import { interruptAfterQuery } from './interrupted-calls.ts'
import { GOOGLE, type Issuer } from './processes/token-issuer.ts'
import {
  activate,
  addRacedPerson,
  sendPasswordChange,
  countSessions,
  type RacedPerson,
  signInWith,
  signInWithOld,
  UNKNOWN_PASSWORD_HASH,
} from './raced-person.ts'
import { NOW, serverOn, type TestServer } from './test-server.ts'

const NEW = 'owner-has-chosen-7'
const STOLEN = 'thief-has-chosen-7'

type Race = {
  /** The running call, with the table that it reads first. */
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
  meanwhile: (person: RacedPerson) => Promise<unknown>
  /** The call's response, and how many sessions remain. */
  status: number
  sessions: number
}

const ownerChanges = ({ owner }: RacedPerson) => sendPasswordChange(owner, NEW)
const ownerSignsOutEverywhere = ({ owner }: RacedPerson) => owner.post('/api/sign-out-everywhere')

/** Defines one test for each pair of calls that race for the credentials of an account. */
export function describeCredentialRaces(ground: () => { server: TestServer; google: Issuer }) {
  const config = (): Partial<Config> => ({
    social: {
      google: { clientId: GOOGLE.aud, keysUrl: ground().google.keys.url },
      apple: null,
      facebook: null,
    },
  })
  const app = () => serverOn(ground().server, config()).app

  const ownerResets = async ({ email }: RacedPerson) =>
    activate(new Browser(app()), await sendLink(email), NEW)
  const ownerComesByGoogle = async ({ email }: RacedPerson) =>
    new Browser(app()).post('/api/social-sign-in', {
      socialSignInType: 'google',
      accessToken: await ground().google.token({ email, sub: email }),
      email,
    })
  const operatorResets = ({ email }: RacedPerson) =>
    makeAdministrator(ground().server.db, {
      email,
      fullName: undefined,
      passwordHash: UNKNOWN_PASSWORD_HASH,
      now: NOW,
    })
  const eraseByOperator = ({ email }: RacedPerson) =>
    transaction(ground().server.db, (tx) => erasePerson(tx, email, NOW))

  const sendLink = async (email: string) => {
    const { server } = ground()
    await new Browser(app()).post(`/api/resend/frontend/${email}/true`)
    return newestLink(server, email)
  }

  const thiefSignsIn = {
    table: 'account',
    call: (browser: Browser, person: RacedPerson) => signInWithOld(browser, person),
    status: 204,
  } as const
  const thiefChanges = {
    table: 'session',
    call: (browser: Browser) => sendPasswordChange(browser, STOLEN),
  } as const
  const thiefUsesLink = {
    table: 'account_link',
    needsLink: true,
    call: (browser: Browser, _person: RacedPerson, link: SentLink | null) =>
      activate(browser, link, STOLEN),
    status: 409,
  } as const

  const RACES: Record<string, Race> = {
    'a sign-in and a change of the password': {
      ...thiefSignsIn,
      meanwhile: ownerChanges,
      sessions: 1,
    },
    'a sign-in and a reset': { ...thiefSignsIn, meanwhile: ownerResets, sessions: 0 },
    'a sign-in of staff and a reset by the operator': {
      ...thiefSignsIn,
      isStaff: true,
      call: (browser, person) => signInWithOld(browser, person, 'admin'),
      meanwhile: operatorResets,
      sessions: 0,
    },
    'a sign-in and a first sign-in with Google': {
      ...thiefSignsIn,
      meanwhile: ownerComesByGoogle,
      sessions: 1,
    },
    'a sign-in and an erasure': { ...thiefSignsIn, meanwhile: eraseByOperator, sessions: 0 },
    'two changes of the password': {
      ...thiefChanges,
      meanwhile: ownerChanges,
      status: 204,
      sessions: 1,
    },
    'a change of the password and a reset': {
      ...thiefChanges,
      meanwhile: ownerResets,
      status: 204,
      sessions: 0,
    },
    'a change of the password and a first sign-in with Google': {
      ...thiefChanges,
      meanwhile: ownerComesByGoogle,
      status: 204,
      sessions: 1,
    },
    'a first password and signing out everywhere': {
      table: 'session',
      hasNoPassword: true,
      call: (browser) => sendPasswordChange(browser, STOLEN, null),
      meanwhile: ownerSignsOutEverywhere,
      status: 401,
      sessions: 0,
    },
    'a reset and a change of the password': {
      ...thiefUsesLink,
      meanwhile: ownerChanges,
      sessions: 1,
    },
    'a reset and signing out everywhere': {
      ...thiefUsesLink,
      meanwhile: ownerSignsOutEverywhere,
      sessions: 0,
    },
  }

  // @shows SAFE-17
  it.each(Object.entries(RACES))('invalidates the old credentials in %s', async (_title, race) => {
    const { server } = ground()
    const person = await addRacedPerson(app(), server, race)
    const link = race.needsLink ? await sendLink(person.email) : null
    const concurrentCall = () => race.meanwhile(person)
    const db = interruptAfterQuery(server.db, { table: race.table, concurrentCall })
    const interrupted = new Browser(serverOn({ ...server, db }, config()).app)
    interrupted.setCookie('masar-session', person.thief.cookie('masar-session') ?? '')
    const { status } = await race.call(interrupted, person, link)
    expect(status).toBe(race.status)
    expect(await countSessions(server, person)).toBe(race.sessions)
    expect((await signInWith(new Browser(app()), person, STOLEN)).status).toBe(204)
  })

  it('withdraws a reset link whose mail is being sent when the password changes', async () => {
    const { server } = ground()
    const person = await addRacedPerson(app(), server, {})
    await new Browser(app()).post(`/api/resend/frontend/${person.email}/true`)
    const concurrentCall = () => ownerChanges(person)
    const sent = await deliverDue(
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
