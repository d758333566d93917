import { makeAdministrator } from '../../server/account/make-administrator.ts'
import { newestLink } from '../../server/testing/account-links.ts'
import { Browser, type BrowserReply } from '../../server/testing/browser.ts'
import { GOOGLE, type Issuer, tokenIssuer } from '../../server/testing/processes/token-issuer.ts'
import {
  activate,
  addRacedPerson,
  sendPasswordChange,
  countSessions,
  type RacedPerson,
  signInWith,
  signInWithOld,
  UNKNOWN_PASSWORD_HASH,
} from '../../server/testing/raced-person.ts'
import { NOW, serverOn, type TestServer } from '../../server/testing/test-server.ts'
import { exactly, repeated } from './counted.ts'
import { type Ground, measure, type Measured } from './measured.ts'

const ROUNDS = 50
const NEW = 'owner-has-chosen-7'
const STOLEN = 'thief-has-chosen-7'
const WANTED = '0 survived, 0 x 5xx'

type Raced = { server: TestServer; person: RacedPerson; google: Issuer }

type End = {
  end: (raced: Raced) => Promise<Pick<BrowserReply, 'status'>>
  /** How many sessions may be open afterwards. */
  sessions: number
  /** The password that opens the account afterwards, if there is one. */
  password: string | null
  isStaff?: true
}

/** How the owner or the operator ends the old password. */
const ENDS: Readonly<Record<string, End>> = {
  'a change of the password': {
    end: ({ person }) => sendPasswordChange(person.owner, NEW),
    sessions: 1,
    password: NEW,
  },
  'a reset': {
    end: async ({ server, person: { email } }) => {
      await new Browser(server.app).post(`/api/resend/frontend/${email}/true`)
      return activate(new Browser(server.app), await newestLink(server, email), NEW)
    },
    sessions: 0,
    password: NEW,
  },
  'a reset by the operator': {
    end: async ({ server: { db }, person: { email } }) => {
      const passwordHash = UNKNOWN_PASSWORD_HASH
      await makeAdministrator(db, { email, fullName: undefined, passwordHash, now: NOW })
      return { status: 200 }
    },
    sessions: 0,
    password: null,
    isStaff: true,
  },
  'a first sign-in with Google': {
    end: async ({ server, person: { email }, google }) =>
      new Browser(server.app).post('/api/social-sign-in', {
        socialSignInType: 'google',
        accessToken: await google.token({ email, sub: email }),
        email,
      }),
    sessions: 1,
    password: null,
  },
}

/** What a thief who knows the old password does meanwhile. */
const ATTEMPTS = {
  'sign-ins': ({ server, person }: Raced, application: string) =>
    signInWithOld(new Browser(server.app), person, application),
  'changes of the password': ({ person }: Raced) => sendPasswordChange(person.thief, STOLEN),
}

export async function credentialRaces(ground: Ground): Promise<Measured[]> {
  const google = await tokenIssuer(GOOGLE)
  const social = {
    google: { clientId: GOOGLE.aud, keysUrl: google.keys.url },
    apple: null,
    facebook: null,
  }
  const servers = ground.servers.map((server) => serverOn(server, { social }))
  const measured: Measured[] = []
  for (const [ending, end] of Object.entries(ENDS))
    for (const [attempts, attempt] of Object.entries(ATTEMPTS)) {
      const what = `${ending} beside ${attempts} with the old one, ${ROUNDS} times`
      const rounds = () => raceRounds(servers, google, { ...end, attempt })
      measured.push(await measure(what, WANTED, rounds))
    }
  await google.keys.close()
  return measured
}

type Race = End & { attempt: (raced: Raced, application: string) => Promise<BrowserReply> }

async function raceRounds(servers: readonly TestServer[], google: Issuer, race: Race) {
  const { end, attempt, sessions, password, isStaff } = race
  const replies: Pick<BrowserReply, 'status'>[] = []
  let survived = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const [server, other] = [servers[round % servers.length], servers[(round + 1) % servers.length]]
    if (!server || !other) throw new Error('There is no server.')
    const person = await addRacedPerson(server.app, server, isStaff ? { isStaff } : {})
    const application = isStaff ? 'admin' : 'frontend'
    if (isStaff) await signInWithOld(person.thief, person, application)
    const [ended, attempts] = await Promise.all([
      end({ server, person, google }),
      repeated(3, () => attempt({ server: other, person, google }, application)),
    ])
    replies.push(ended, ...attempts)
    if (ended.status !== 200) continue
    const opens = async (word: string) =>
      (await signInWith(new Browser(server.app), person, word, application)).status === 200
    const isEvicted = (await countSessions(server, person)) <= sessions
    const isOwners = password ? await opens(password) : !(await opens(STOLEN))
    survived += Number(!isEvicted || !isOwners)
  }
  const errors = replies.filter(({ status }) => status >= 500).length
  return exactly(`${survived} survived, ${errors} x 5xx`, WANTED)
}
