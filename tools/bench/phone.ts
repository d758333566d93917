import { chromium, devices, type Browser, type BrowserContext, type Page } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import { openContext } from '../pictures/visitor.ts'

/** A mid-range phone: 412x823, 4x slower CPU, 1.6 Mbit/s down, 0.75 up, 150 ms. */
const VIEWPORT = { width: 412, height: 823 }
const CPU_SLOWDOWN = 4
const NETWORK_CONDITIONS = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGUMENTS })

/**
 * Opens a browser context that emulates the phone. `account` is the email of the demo account to sign in with.
 */
export function openPhone(browser: Browser, url: string, account?: string) {
  const appearance = { ...VIEWPORT, theme: 'light', language: 'fr' } as const
  return openContext(browser, { url, ...(account && { account }) }, appearance, {
    ...devices['Pixel 5'],
    viewport: VIEWPORT,
    locale: 'fr-FR',
    serviceWorkers: 'allow',
  })
}

/** Slows down the processor, and optionally the network. */
export async function slowDownPage(page: Page, { network = false } = {}): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  if (!network) return
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK_CONDITIONS)
}

const QUIET_MS = 2_500

/**
 * Returns a function that resolves once a page has sent no request for a while. On a slow phone, half a second
 * without requests (`networkidle`) may only mean that the page is still computing.
 */
export function createIdleWaiter(page: Page): () => Promise<void> {
  const traffic = { open: 0, last: performance.now() }
  const change = (by: number) => (request: { url(): string }) => {
    // The event stream of notifications stays open as long as the page.
    if (request.url().includes('/api/notification-events/')) return
    traffic.open += by
    traffic.last = performance.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))
  return async () => {
    while (traffic.open > 0 || performance.now() - traffic.last <= QUIET_MS)
      // oxlint-disable-next-line no-await-in-loop -- polls
      await page.waitForTimeout(100)
  }
}

/** Opens a URL on the phone at full speed and waits until the network is idle. */
export async function openAndWaitForIdle(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const quiet = createIdleWaiter(page)
  await page.goto(url)
  await quiet()
  return page
}
