import type { BrowserContext, Route } from '@playwright/test'

/** How a call fails. */
export interface Breakage {
  name: string
  /** For the call itself; a slow one gets its response eventually. */
  strike: (route: Route, context: BrowserContext) => Promise<void>
}

/** Longer than an acceptable response time, in ms. */
const SLOW = 2_500

const refused = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, code }),
  })

const isElsewhere = (route: Route) => new URL(route.request().url()).hostname !== 'localhost'

export const BREAKAGES: readonly Breakage[] = [
  {
    name: 'without a network',
    async strike(route, context) {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
  },
  { name: 'without an answer in time', strike: (route) => route.abort('timedout') },
  { name: 'refused as a bad request', strike: refused(400, 'invalid') },
  { name: 'answered by a broken server', strike: refused(500, 'internal') },
  {
    name: 'answered by half a text',
    async strike(route) {
      // A stream never ends.
      if (route.request().headers()['accept'] === 'text/event-stream')
        return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"' })
      // Third-party servers cannot be called here.
      const response = isElsewhere(route) ? null : await route.fetch()
      const body = (await response?.text()) ?? ''
      const half = body.length > 4 ? body.slice(0, -4) : '{"'
      await route.fulfill({ ...(response && { response }), body: half })
    },
  },
  {
    name: 'answered late',
    async strike(route) {
      await new Promise((resolve) => setTimeout(resolve, SLOW))
      await route.fallback()
    },
  },
]
