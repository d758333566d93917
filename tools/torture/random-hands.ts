import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { type Browser, chromium, type Page } from 'playwright'

import { demoAccounts } from '../../server/demo/demo-accounts.ts'
import { landmarks } from '../../server/demo/landmarks.ts'
import { type Random, randomFrom } from '../../server/demo/random.ts'
import { freePort } from '../../server/testing/processes/free-port.ts'
import { startServer } from '../../server/testing/processes/server-process.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '../chromium.ts'
import { type Cleanup, ownFolder } from './locations.ts'
import { measure, type Measured } from './measured.ts'

export interface Hands {
  /** On each page. */
  events: number
  /** The same one does the same, as far as a page is as fast. */
  seed: string
}

const DAY = 86_400_000
const wallClock = (days: number) =>
  `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T10:00`

const { tunisAirport } = landmarks.locations
const TRIP = `pickup=${tunisAirport}&dropoff=${tunisAirport}&from=${wallClock(40)}&to=${wallClock(43)}`
const CAR = landmarks.cars.free
const BOOKING = landmarks.bookings.cancellable

const PAGES: readonly { name: string; path: string; isSignedIn: boolean }[] = [
  { name: 'home', path: '/', isSignedIn: false },
  { name: 'search', path: `/search?${TRIP}`, isSignedIn: false },
  { name: 'car', path: `/car/${CAR}?${TRIP}`, isSignedIn: false },
  { name: 'checkout', path: `/checkout?car=${CAR}&${TRIP}`, isSignedIn: false },
  { name: 'bookings', path: '/bookings', isSignedIn: true },
  { name: 'booking', path: `/booking?b=${BOOKING}`, isSignedIn: true },
  { name: 'settings', path: '/settings', isSignedIn: true },
]

/** A real browser in which somebody presses and types at random: no page may throw, nor write an error. */
export const randomHands =
  (hands: Hands) =>
  async (cleanup: Cleanup): Promise<Measured[]> => {
    const executablePath = findChromium()
    const appDir = join(process.cwd(), 'dist')
    if (!executablePath || !existsSync(join(appDir, 'index.html'))) {
      console.error('Random hands are left out: they need a Chromium and `npm run build`.')
      return []
    }
    const env = { DATA_DIR: join(ownFolder(cleanup), 'data'), APP_DIR: appDir, SEED: 'true' }
    const quiet = { RATE_LIMIT: 'false', DEMO_SUPPLIER_SECONDS: '0' }
    const server = await startServer(await freePort(), { ...env, ...quiet })
    cleanup.add(server.stop)
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
    cleanup.add(() => browser.close())

    const found: Measured[] = []
    for (const { name, path, isSignedIn } of PAGES) {
      const wanted = '0 errors'
      const row = measure(
        `${hands.events} random events on ${name}, seed ${hands.seed}`,
        wanted,
        () => handsOn(browser, { origin: server.origin, path, isSignedIn }, hands),
        longestFor(hands),
      )
      // oxlint-disable-next-line no-await-in-loop -- one page at a time, as it is one machine
      found.push(await row)
    }
    return found
  }

/** A quiet machine needs a fifth of it, in ms. */
const longestFor = ({ events }: Hands) => 60_000 + 400 * events

interface Visit {
  origin: string
  path: string
  isSignedIn: boolean
}

async function handsOn(browser: Browser, { origin, path, isSignedIn }: Visit, hands: Hands) {
  const context = await browser.newContext({ baseURL: origin, locale: 'en-GB' })
  const errors: string[] = []
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    // What a server refuses is not the page's fault, and a browser writes it down by itself.
    const isOfNetwork = /Failed to load resource|net::ERR/.test(message.text())
    if (message.type() === 'error' && !isOfNetwork) errors.push(message.text())
  })
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  page.on('popup', (popup) => void popup.close().catch(() => undefined))
  try {
    if (isSignedIn) await signIn(page)
    await page.goto(path)
    const random = randomFrom(`${hands.seed} ${path.split('?', 1)[0]}`)
    for (let event = 0; event < hands.events; event += 1) {
      // oxlint-disable-next-line no-await-in-loop -- hands do one thing after another
      if (!(await actOnce(page, random))) {
        errors.push(`event ${event} had no answer in ${LONGEST / 1000} s`)
        break
      }
      const isAway = new URL(page.url()).pathname !== new URL(path, origin).pathname
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isAway) await page.goto(path).catch(() => undefined)
      // Signed out by a press: in again, so that the page is there.
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (isSignedIn && page.url().includes('/sign-in')) await signIn(page, path)
    }
  } finally {
    await context.close()
  }
  const told = [...new Set(errors)].slice(0, 3).join(' | ').slice(0, 300)
  const came = `${errors.length} errors${told ? `: ${told}` : ''}`
  return { came, isReached: errors.length === 0 }
}

async function signIn(page: Page, path = '/'): Promise<void> {
  const { email, password } = demoAccounts.yasmine
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.evaluate(
    (body) =>
      fetch('/api/sign-in/frontend', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
        .then((answer) => answer.json())
        .then((user) => localStorage.setItem('masar-user', JSON.stringify(user))),
    { email, password },
  )
  await page.goto(path)
}

/** A page that does nothing for so long hangs, in ms. */
const LONGEST = 5_000

const KEYS = ['Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowUp', 'Space', 'Backspace', 'Shift+Tab']
const TEXTS = ['a', 'Tunis', '0', '-1', "'; --", '😀', '2099-01-01', 'x@y', '     ']
const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="button"], [tabindex]'

/** One press, one key, some letters, a turn of the wheel, or one step back. Resolves to whether it ended in time. */
async function actOnce(page: Page, random: Random): Promise<boolean> {
  const kind = random.next()
  const which = random.next()
  const work = async () => {
    if (kind < 0.55) await pressAny(page, which)
    else if (kind < 0.75) await page.keyboard.press(random.pick(KEYS))
    else if (kind < 0.9) await page.keyboard.insertText(random.pick(TEXTS))
    else if (kind < 0.97) await page.mouse.wheel(0, (which - 0.5) * 2_000)
    else await page.goBack({ timeout: 2_000 })
  }
  // What cannot be pressed now is another try's; a page that goes away meanwhile is no error of its own.
  // Letters that are typed into a page on its way to another one are lost without a word: then the page is asked.
  return (await endsInTime(work())) || endsInTime(page.evaluate('true'))
}

const endsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => true,
    ),
    setTimeout(LONGEST, false, { ref: false }),
  ])

/** A press where a control is, as a mouse makes it: whatever lies over it is pressed. */
async function pressAny(page: Page, which: number): Promise<void> {
  const spot = await page.evaluate(
    ({ controls, share }) => {
      const shown = [...document.querySelectorAll(controls)].flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect()
        const isInView = width > 0 && height > 0 && y > 0 && y < innerHeight && x >= 0
        const leads = control.getAttribute('href') ?? ''
        return isInView && !/^(https?:|mailto:|tel:)/.test(leads)
          ? [{ x: x + width / 2, y: y + height / 2 }]
          : []
      })
      return shown[Math.floor(share * shown.length)] ?? null
    },
    { controls: CONTROLS, share: which },
  )
  if (spot) await page.mouse.click(spot.x, spot.y)
}
