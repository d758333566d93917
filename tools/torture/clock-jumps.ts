import { newestLink, checkPath } from '../../server/testing/account-links.ts'
import { Browser } from '../../server/testing/browser.ts'
import { Payer } from '../../server/testing/payer.ts'
import { guestCheckout, nextTrip } from '../../server/testing/requests.ts'
import { signedInBrowser } from '../../server/testing/signed-in-browser.ts'
import { serverOn, type TestServer } from '../../server/testing/test-server.ts'
import { measure, type Ground, type Measured } from './measured.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The clock of the servers jumps, as that of a machine does whose time was wrong. */
export async function clockJumps({ servers: [server] }: Ground): Promise<Measured[]> {
  const limited = serverOn(server, { rateLimit: true })
  return [
    await scenario(
      'a session, two hours back, then two days ahead',
      '200, 200, 401',
      server,
      session,
    ),
    await scenario(
      'a car that is held, two hours back, then an hour ahead',
      '409, 200',
      server,
      hold,
    ),
    await scenario(
      'a link by mail, two hours back, then two days ahead',
      '200, 409',
      server,
      mailedLink,
    ),
    await scenario(
      'guesses, an hour back, then as long as was said',
      '429, 429, 204',
      limited,
      guesses,
    ),
  ]
}

type Jump = (milliseconds: number) => void

/** From now on, and back to now. */
async function scenario(
  what: string,
  wanted: string,
  server: TestServer,
  work: (server: TestServer, jump: Jump) => Promise<readonly number[]>,
): Promise<Measured> {
  const { clock } = server
  const start = clock.now
  const jump = (by: number) => {
    clock.now = new Date(clock.now.getTime() + by)
  }
  const measured = await measure(`clock: ${what}`, wanted, async () => {
    const came = (await work(server, jump)).join(', ')
    return { came, isReached: came === wanted }
  })
  clock.now = start
  return measured
}

async function session(server: TestServer, jump: Jump) {
  const browser = await signedInBrowser(server, 'yasmine')
  const ask = async () => (await browser.post('/api/validate-access-token')).status
  const first = await ask()
  jump(-2 * HOUR)
  const back = await ask()
  jump(2 * DAY)
  return [first, back, await ask()]
}

/** Nobody else has it while it is held, and somebody has it after. */
async function hold(server: TestServer, jump: Jump) {
  const trip = nextTrip()
  await new Payer(server).book('full', trip)
  const somebodyElse = async () => (await new Payer(server).send(guestCheckout(trip))).status
  jump(-2 * HOUR)
  const back = await somebodyElse()
  jump(3 * HOUR)
  return [back, await somebodyElse()]
}

async function mailedLink(server: TestServer, jump: Jump) {
  const browser = new Browser(server.app)
  const email = `guest.of.${Date.now()}@example.org`
  const booked = await browser.post('/api/checkout', guestCheckout(nextTrip(), { email }))
  if (booked.status !== 200) throw new Error(`Nothing was booked: ${booked.status}.`)
  const link = await newestLink(server, email)
  const look = async () => (await browser.get(checkPath(link))).status
  jump(-2 * HOUR)
  const back = await look()
  jump(2 * DAY)
  return [back, await look()]
}

const MOST_GUESSES = 30
const MOST_SECONDS = 60

/** A clock that goes back neither lets anybody guess on nor locks them out for as long. */
async function guesses({ app }: TestServer, jump: Jump) {
  const browser = new Browser(app)
  const wrong = { email: 'yasmine@masar.example', password: 'not-the-password' }
  const guess = () => browser.post('/api/sign-in/frontend', wrong)
  let refused = await guess()
  for (let tries = 1; refused.status !== 429 && tries < MOST_GUESSES; tries += 1)
    // oxlint-disable-next-line no-await-in-loop -- the guesses follow each other
    refused = await guess()
  jump(-HOUR)
  const back = await guess()
  let last = back
  let waited = 0
  // By the browser's address and by the account: each says how long.
  while (last.status === 429 && waited < MOST_SECONDS) {
    const seconds = Number(last.headers.get('retry-after'))
    waited += seconds
    jump(1_000 * seconds)
    // oxlint-disable-next-line no-await-in-loop -- the guesses follow each other
    last = await guess()
  }
  return [refused.status, back.status, last.status]
}
