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
import { whenQuiet } from './quiet.ts'

export interface LoadedScript {
  url: string
  /** Bytes of its body as they came over the wire, compressed as the server serves it. */
  bytes: number
}

export interface PageLoad {
  /** What had been downloaded when the page could be used, and when it was quiet. */
  before: LoadedScript[]
  all: LoadedScript[]
  /** Calls of the service that had begun when the page could be used. */
  callsBefore: number
  /** How many requests the page made until it was quiet, its document among them. */
  requests: number
  /** Milliseconds from the start of the navigation: first and largest paint, and when it could be used. */
  fcp: number
  lcp: number
  usable: number
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
 * Watches from inside, so that the moment does not depend on when somebody asks. What the document brought can be used
 * once React has taken it over, which it marks on the element.
 */
const observe = (usable: string) => `
  ${WITHOUT_INSPECTOR_STACKS}
  window.__seen = { startedAt: performance.timeOrigin, fcp: 0, lcp: 0, cls: 0, usable: 0, before: [], tasks: [] }
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
    const control = document.querySelector(${JSON.stringify(usable)})
    if (!control || control.disabled || !isAlive(control)) return requestAnimationFrame(look)
    __seen.usable = performance.now()
    __seen.before = ${SCRIPTS}
  }
  requestAnimationFrame(look)
`

interface Seen extends Pick<PageLoad, 'before' | 'all' | 'fcp' | 'lcp' | 'usable' | 'cls'> {
  /** Milliseconds since 1970. */
  startedAt: number
  /** When each began and how long it took. */
  tasks: [start: number, duration: number][]
}

const blockingTime = ({ tasks }: Seen) =>
  tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
const longestTask = ({ tasks }: Seen) => Math.max(0, ...tasks.map(([, duration]) => duration))

/**
 * Opens a page cold on the emulated phone and waits until it is quiet. It can be used from the
 * moment on which `usable` matches; fails when it never does.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  usable: string,
  slowness = SLOWNESS,
): Promise<PageLoad> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.addInitScript(observe(usable))
  await throttle(page, slowness)
  const quiet = whenQuiet(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))

  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor({ timeout: 60_000 })
  await quiet()
  const seen = await page.evaluate<Seen>(`({ ...__seen, all: ${SCRIPTS} })`)
  await context.close()
  if (seen.usable === 0) throw new Error(`${url}: nothing matched ${usable}.`)

  const isBefore = (request: Request) => request.timing().startTime < seen.startedAt + seen.usable
  const callsBefore = requests.filter((request) => isCall(request) && isBefore(request)).length
  return {
    ...seen,
    callsBefore,
    requests: requests.length,
    blocking: blockingTime(seen),
    longest: longestTask(seen),
  }
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
