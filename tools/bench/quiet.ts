import type { Page, Request } from 'playwright'

const QUIET_MS = 2_500

interface Traffic {
  open: number
  last: number
}

const isQuiet = ({ open, last }: Traffic) => open <= 0 && performance.now() - last > QUIET_MS

/** Open as long as the page is: news for a customer. */
const isStream = (request: Request) => request.url().includes('/api/notification-events/')

/**
 * Resolves once a page has asked for nothing for a while. On a slow telephone half a second of
 * silence (`networkidle`) is no more than the next step being worked out.
 */
export function whenQuiet(page: Page): () => Promise<void> {
  const traffic: Traffic = { open: 0, last: performance.now() }
  const change = (by: number) => (request: Request) => {
    if (isStream(request)) return
    traffic.open += by
    traffic.last = performance.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))

  return async () => {
    while (!isQuiet(traffic)) await page.waitForTimeout(100)
  }
}
