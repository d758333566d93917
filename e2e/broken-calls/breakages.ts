import type { BrowserContext, Route } from '@playwright/test'

/** A way in which a call fails. */
export interface Breakage {
  name: string
  /** Makes the call fail; a slow call still gets its response. */
  strike: (route: Route, context: BrowserContext) => Promise<void>
}

/** Longer than an acceptable response time. */
const SLOW_RESPONSE_MS = 2_500

const respondWithProblem = (status: number, code: string) => (route: Route) =>
  route.fulfill({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, code }),
  })

const isThirdParty = (route: Route) => new URL(route.request().url()).hostname !== 'localhost'

export const BREAKAGES: readonly Breakage[] = [
  {
    name: 'cut off because the network is down',
    async strike(route, context) {
      await context.setOffline(true)
      await route.abort('internetdisconnected')
    },
  },
  { name: 'aborted by a timeout', strike: (route) => route.abort('timedout') },
  { name: 'rejected as a bad request', strike: respondWithProblem(400, 'invalid') },
  { name: 'answered with a server error', strike: respondWithProblem(500, 'internal') },
  {
    name: 'answered with a truncated body',
    async strike(route) {
      // An event stream never ends, so its response cannot be fetched and shortened.
      if (route.request().headers()['accept'] === 'text/event-stream')
        return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"' })
      // Third-party servers cannot be called here.
      const response = isThirdParty(route) ? null : await route.fetch()
      const body = (await response?.text()) ?? ''
      const half = body.length > 4 ? body.slice(0, -4) : '{"'
      await route.fulfill({ ...(response && { response }), body: half })
    },
  },
  {
    name: 'answered late',
    async strike(route) {
      await new Promise((resolve) => setTimeout(resolve, SLOW_RESPONSE_MS))
      await route.fallback()
    },
  },
]
