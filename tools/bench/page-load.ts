import { chromium, devices, type Browser, type BrowserContext, type Page } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import { whenQuiet } from './quiet.ts'

export interface Script {
  url: string
  /** Bytes of its body as they came over the wire, compressed as the server serves it. */
  bytes: number
}

export interface PageLoad {
  /** What had been downloaded when the page could be used, and when it was quiet. */
  before: Script[]
  all: Script[]
  apiCalls: string[]
  lcp: number
  cls: number
  /** Milliseconds from the start of the navigation. */
  usable: number
}

/** A phone of the middle: 412x823, 4x slower CPU, 1.6 Mbit/s down, 0.75 up, 150 ms. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 } }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })

export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ ...PHONE, locale: 'fr-FR' })

/** Its processor alone. */
export async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

async function throttle(page: Page): Promise<void> {
  await slowDown(page)
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

/** Watches from inside, so that the moment does not depend on when somebody asks. */
const observe = (usable: string) => `
  window.__seen = { lcp: 0, cls: 0, usable: 0, before: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) __seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) __seen.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const control = document.querySelector(${JSON.stringify(usable)})
    if (!control || control.disabled) return
    watch.disconnect()
    __seen.usable = performance.now()
    __seen.before = ${SCRIPTS}
  }
  const watch = new MutationObserver(look)
  watch.observe(document, { subtree: true, childList: true, attributes: true })
`

interface Seen {
  lcp: number
  cls: number
  usable: number
  before: Script[]
  all: Script[]
}

/**
 * Opens a page cold on the emulated phone and waits until it is quiet. It can be used from the
 * moment on which `usable` matches; fails when it never does.
 */
export async function measurePage(
  browser: Browser,
  url: string,
  usable: string,
): Promise<PageLoad> {
  const context = await openPhone(browser)
  const page = await context.newPage()
  await page.addInitScript(observe(usable))
  await throttle(page)
  const apiCalls = apiCallsOf(page)
  const quiet = whenQuiet(page)

  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(usable).first().waitFor({ timeout: 60_000 })
  await quiet()
  const seen = await page.evaluate<Seen>(`({ ...__seen, all: ${SCRIPTS} })`)
  await context.close()
  if (seen.usable === 0) throw new Error(`${url}: nothing matched ${usable}.`)

  return { ...seen, apiCalls }
}

/** The calls of a page as they are made: `POST /api/frontend-cars/1/15`. */
export function apiCallsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|rates)\b/.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)
