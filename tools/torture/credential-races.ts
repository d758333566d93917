import { newestLink } from '../../server/testing/account-links.ts'
import { Browser, type BrowserReply } from '../../server/testing/browser.ts'
import {
  activate,
  addRacedPerson,
  sendPasswordChange,
  countSessions,
  type RacedPerson,
  signInWith,
  signInWithOld,
} from '../../server/testing/raced-person.ts'
import type { TestServer } from '../../server/testing/test-server.ts'
import { pickServer } from './booking-races.ts'
import { exactly, failures, repeated } from './counted.ts'
import { type Ground, measure, type Measured } from './measured.ts'

const ROUNDS = 50
const NEW = 'owner-has-chosen-7'
const STOLEN = 'thief-has-chosen-7'
const WANTED = '0 survived, 0 x 5xx'

type Raced = { server: TestServer; person: RacedPerson }

/** How the owner ends the old password, and how many sessions may be open afterwards. */
const ENDS = {
  'a change of the password': {
    end: ({ person }: Raced) => sendPasswordChange(person.owner, NEW),
    sessions: 1,
  },
  'a reset': {
    end: async ({ server, person: { email } }: Raced) => {
      await new Browser(server.app).post(`/api/resend/frontend/${email}/true`)
      return activate(new Browser(server.app), await newestLink(server, email), NEW)
    },
    sessions: 0,
  },
}

/** What a thief who knows the old password does meanwhile. */
const ATTEMPTS = {
  'sign-ins': ({ server, person }: Raced) => signInWithOld(new Browser(server.app), person),
  'changes of the password': ({ person }: Raced) => sendPasswordChange(person.thief, STOLEN),
}

export async function credentialRaces(ground: Ground): Promise<Measured[]> {
  const measured: Measured[] = []
  for (const [ending, end] of Object.entries(ENDS))
    for (const [attempts, attempt] of Object.entries(ATTEMPTS)) {
      const what = `${ending} beside ${attempts} with the old one, ${ROUNDS} times`
      const rounds = () => raceRounds(ground, { ...end, attempt })
      measured.push(await measure(what, WANTED, rounds))
    }
  return measured
}

type Race = {
  end: (raced: Raced) => Promise<BrowserReply>
  sessions: number
  attempt: (raced: Raced) => Promise<BrowserReply>
}

async function raceRounds(ground: Ground, { end, sessions, attempt }: Race) {
  const replies: BrowserReply[] = []
  let survived = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = pickServer(ground, round)
    const other = pickServer(ground, round + 1)
    const person = await addRacedPerson(server.app, server)
    const [ended, attempts] = await Promise.all([
      end({ server, person }),
      repeated(3, () => attempt({ server: other, person })),
    ])
    replies.push(ended, ...attempts)
    if (ended.status !== 200) continue
    const isEvicted = (await countSessions(server, person)) <= sessions
    const isOwners = (await signInWith(new Browser(server.app), person, NEW)).status === 200
    survived += Number(!isEvicted || !isOwners)
  }
  return exactly(`${survived} survived, ${failures(replies)} x 5xx`, WANTED)
}
