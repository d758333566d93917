import {
  chromium,
  devices,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import type { MeasuredPage } from './measured-pages.ts'
import { whenQuiet } from './quiet.ts'

export interface LoadedScript {
  url: string
  /** Bytes of its body as they came over the wire, compressed as the server serves it. */
  bytes: number
}

export interface PageLoad {
  /** What had been downloaded when the page responded, and when it was quiet. */
  before: LoadedScript[]
  all: LoadedScript[]
  /** Calls of the service that had begun when the page responded. */
  callsBefore: number
  /** How many requests the page made until it was quiet, its document among them. */
  requests: number
  /** Milliseconds from the start of the navigation: first and largest paint. */
  fcp: number
  lcp: number
  /** When visitors saw what they came for. */
  content: number
  /** When the page responded to a press. */
  responds: number
  cls: number
  /** What long tasks took beyond 50 ms each, in ms, from the start of the navigation. */
  blocking: number
  /** The longest task until the page was quiet, in ms; 0 where none took 50. */
  longest: number
}

/** A phone of the middle: 412x823, 4x slower CPU, 1.6 Mbit/s down, 0.75 up, 150 ms. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 } }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })

export const openPhone = (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> => browser.newContext({ ...PHONE, locale: 'fr-FR', ...options })

/** So many times slower is its processor than that of the machine. */
export const SLOWNESS = 4

/** Its processor alone. */
export async function slowDown(page: Page, rate = SLOWNESS): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

async function throttle(page: Page, rate: number): Promise<void> {
  await slowDown(page, rate)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
}

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => /\\.js$/.test(name) && responseEnd > 0)
  .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))`

export const listScripts = (page: Page): Promise<LoadedScript[]> =>
  page.evaluate<LoadedScript[]>(SCRIPTS)

/**
 * A browser that is inspected, as ours is, notes for each error where it was made. React makes two as it starts, for
 * which V8 then reads all of React again: 30 ms of a fast processor that no visitor spends, and a third of the longest task.
 */
const WITHOUT_INSPECTOR_STACKS = 'delete Error.stackTraceLimit'

/**
 * Measures inside the page, so that the times do not depend on when the test asks. A control responds once React has
 * hydrated it, which shows in a property of its element.
 */
const observe = ({ content, control }: MeasuredPage) => `
  ${WITHOUT_INSPECTOR_STACKS}
  window.__seen = { startedAt: performance.timeOrigin, fcp: 0, lcp: 0, cls: 0, content: 0, responds: 0, before: [], tasks: [] }
  const each = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') __seen.fcp = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => { __seen.lcp = startTime })
  each('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) __seen.cls += value })
  each('longtask', ({ startTime, duration }) => { __seen.tasks.push([startTime, duration]) })
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const look = () => {
    // A frame later it is painted.
    if (!__seen.content && document.querySelector(${JSON.stringify(content)}))
      requestAnimationFrame((time) => { __seen.content = time })
    const control = document.querySelector(${JSON.stringify(control)})
    if (!control || control.disabled || !isAlive(control)) return requestAnimationFrame(look)
    __seen.responds = performance.now()
    __seen.before = ${SCRIPTS}
  }
  requestAnimationFrame(look)
`

interface Seen extends Pick<
  PageLoad,
  'before' | 'all' | 'fcp' | 'lcp' | 'content' | 'responds' | 'cls'
> {
  /** Milliseconds since 1970. */
  startedAt: number
  /** When each began and how long it took. */
  tasks: [start: number, duration: number][]
}

const blockingTime = ({ tasks }: Seen) =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
const longestTask = ({ tasks }: Seen) => Math.max(0, ...tasks.map(([, duration]) => duration))

/** Opens a page cold on the emulated phone and waits until it is quiet; fails when its control never responds. */
export async function measurePage(
  browser: Browser,
  url: string,
  measured: MeasuredPage,
  slowness = SLOWNESS,
): Promise<PageLoad> {
  const context = await openPhone(browser)
  if (measured.account) await signIn(context, url, measured.account)
  const page = await context.newPage()
  await page.addInitScript(observe(measured))
  await throttle(page, slowness)
  const quiet = whenQuiet(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))

  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(measured.control).first().waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForFunction(() => (Reflect.get(window, '__seen') as Seen).responds > 0)
  await quiet()
  const seen = await page.evaluate<Seen>(`({ ...__seen, all: ${SCRIPTS} })`)
  await context.close()

  const isBefore = (request: Request) => request.timing().startTime < seen.startedAt + seen.responds
  const callsBefore = requests.filter((request) => isCall(request) && isBefore(request)).length
  return {
    ...seen,
    // It cannot be seen before anything is painted.
    content: Math.max(seen.content, seen.fcp),
    callsBefore,
    requests: requests.length,
    blocking: blockingTime(seen),
    longest: longestTask(seen),
  }
}

/** As after signing in: with a session, and what the app keeps of the account in the browser. */
async function signIn(
  context: BrowserContext,
  url: string,
  account: NonNullable<MeasuredPage['account']>,
): Promise<void> {
  const { origin } = new URL(url)
  const response = await context.request.post(`${origin}/api/sign-in/frontend`, {
    data: { ...account, stayConnected: true },
    headers: { origin },
  })
  const { _id, language } = (await response.json()) as { _id: string; language: string }
  const kept = JSON.stringify({ _id, language, blacklisted: false, enableEmailNotifications: true })
  await context.addInitScript((user) => localStorage.setItem('masar-user', user), kept)
}

/** The calls of a page as they are made: `POST /api/frontend-cars/1/15`. */
export function recordApiCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (isCall(request)) calls.push(`${request.method()} ${pathname(request)}`)
  })
  return calls
}

const pathname = (request: Request) => new URL(request.url()).pathname
const isCall = (request: Request) => /^\/(api|rates)\b/.test(pathname(request))

export const sumBytes = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)
