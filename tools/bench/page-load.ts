import type { Browser, Request } from 'playwright'

import { createIdleWaiter, openPhone, slowDownPage } from './phone.ts'

export interface MeasuredPage {
  /** Selects the main content: a car, a price, a booking. */
  content: string
  /** Selects a control that responds to a press once React has hydrated it. */
  control: string
  /** The email of the demo account to sign in with. Without it, the page is opened as a visitor. */
  account?: string
}

/** Times are in milliseconds since the start of the navigation. */
export interface PageLoad {
  /**
   * Kilobytes of transferred scripts: until the page responded, and until the network was idle (`allScripts`).
   */
  scripts: number
  allScripts: number
  /** API calls that had started when the page responded. */
  calls: number
  requests: number
  fcp: number
  lcp: number
  content: number
  responds: number
  /** The layout shift, multiplied by 1,000. */
  shift: number
  /**
   * `blocking` is the total time of long tasks beyond 50 ms each; `longest` is the duration of the longest
   * task. In ms.
   */
  blocking: number
  longest: number
}

const SCRIPT_KILOBYTES_EXPRESSION = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => /\\.js$/.test(name) && responseEnd > 0)
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0)`

/**
 * Returns a script that measures inside the page, so that the times do not depend on when the benchmark reads
 * them. A control responds once React has hydrated it, which sets a property on its element. The script
 * disables stack traces: inspected browsers record one for each error, which makes V8 parse all of React again
 * and takes 30 ms that visitors do not experience.
 */
const createObserverScript = ({ content, control }: MeasuredPage) => `
  delete Error.stackTraceLimit
  window.__seen = { startedAt: performance.timeOrigin, fcp: 0, lcp: 0, shift: 0, content: 0, responds: 0, scripts: 0, blocking: 0, longest: 0 }
  const each = (type, see) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') __seen.fcp = startTime
  })
  each('largest-contentful-paint', ({ startTime }) => { __seen.lcp = startTime })
  each('layout-shift', ({ hadRecentInput, value }) => { if (!hadRecentInput) __seen.shift += 1000 * value })
  each('longtask', ({ duration }) => {
    __seen.blocking += Math.max(0, duration - 50)
    __seen.longest = Math.max(__seen.longest, duration)
  })
  const isAlive = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  const look = () => {
    // The content is painted one frame later.
    if (!__seen.content && document.querySelector(${JSON.stringify(content)}))
      requestAnimationFrame((time) => { __seen.content = time })
    const control = document.querySelector(${JSON.stringify(control)})
    if (!control || control.disabled || !isAlive(control)) return requestAnimationFrame(look)
    __seen.responds = performance.now()
    __seen.scripts = ${SCRIPT_KILOBYTES_EXPRESSION}
  }
  requestAnimationFrame(look)
`

/** The recorded values; `startedAt` is in milliseconds since 1970. */
type RecordedValues = Omit<PageLoad, 'calls' | 'requests'> & { startedAt: number }

/**
 * Opens a page with an empty cache on the emulated phone and waits until the network is idle. Fails when the
 * page's control never responds.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  measured: MeasuredPage,
): Promise<PageLoad> {
  const context = await openPhone(browser, url, measured.account)
  const page = await context.newPage()
  await page.addInitScript(createObserverScript(measured))
  await slowDownPage(page, { network: true })
  const quiet = createIdleWaiter(page)
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(measured.control).first().waitFor({ state: 'attached', timeout: 60_000 })
  await page.waitForFunction(() => (Reflect.get(window, '__seen') as RecordedValues).responds > 0)
  await quiet()
  const { startedAt, ...seen } = await page.evaluate<RecordedValues>(
    `({ ...__seen, allScripts: ${SCRIPT_KILOBYTES_EXPRESSION} })`,
  )
  const calls = requests.filter(
    (request) =>
      /^\/(api|rates)\b/.test(new URL(request.url()).pathname) &&
      request.timing().startTime < startedAt + seen.responds,
  )
  await context.close()
  return {
    ...seen,
    // Content cannot be visible before the first paint.
    content: Math.max(seen.content, seen.fcp),
    calls: calls.length,
    requests: requests.length,
  }
}
