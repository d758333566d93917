import { chromium, devices, type Browser, type CDPSession, type Page } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'

export interface PageLoad {
  /** Bytes of JavaScript as they came over the wire, before the page was usable. */
  scriptBytes: number
  largestScript: { url: string; bytes: number }
  apiCalls: string[]
  rateCalls: number
  lcp: number
  cls: number
  usable: number
}

/** The phone of peer-numbers: 412x823, 4x slower CPU, 1.6 Mbit/s down, 0.75 up, 150 ms. */
const PHONE = { ...devices['Pixel 5'], viewport: { width: 412, height: 823 } }

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
}

const OBSERVE = `
  window.__lcp = 0; window.__cls = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

/** Opens a page cold on the emulated phone and waits until `usable` says that it can be used. */
export async function measurePage(
  browser: Browser,
  url: string,
  usable: (page: Page) => Promise<void>,
): Promise<PageLoad> {
  const context = await browser.newContext({ ...PHONE, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.addInitScript(OBSERVE)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await throttle(cdp)

  const urls = new Map<string, string>()
  const scripts = new Map<string, number>()
  const apiCalls: string[] = []
  let rateCalls = 0
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const path = new URL(response.url).pathname
    if (type === 'Script') urls.set(requestId, path)
    if (path.startsWith('/api/')) apiCalls.push(path)
    if (path.startsWith('/rates')) rateCalls += 1
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = urls.get(requestId)
    if (path !== undefined) scripts.set(path, encodedDataLength)
  })

  const start = performance.now()
  await page.goto(url, { waitUntil: 'commit' })
  await usable(page)
  const usableAfter = performance.now() - start
  const scriptBytes = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0)
  await page.waitForLoadState('networkidle')
  const { lcp, cls } = await page.evaluate<{ lcp: number; cls: number }>(
    '({ lcp: window.__lcp, cls: window.__cls })',
  )
  const largest = [...scripts].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0]
  await context.close()

  return {
    scriptBytes,
    largestScript: { url: largest[0], bytes: largest[1] },
    apiCalls,
    rateCalls,
    lcp,
    cls,
    usable: usableAfter,
  }
}
