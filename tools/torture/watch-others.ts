import { setTimeout as wait } from 'node:timers/promises'

/** Asks for a page, a health check and a call of somebody else, again and again. */
export function watchOthers(origin: string) {
  const over = new AbortController()
  const paths = ['/', '/health/live', '/health/ready', '/api/country-code']
  let worst = 0
  const headers = { 'x-forwarded-for': '192.0.2.200' }
  const watching = paths.map(async (path) => {
    while (!over.signal.aborted) {
      const start = performance.now()
      const response = await fetch(`${origin}${path}`, { headers }).catch(() => null)
      await response?.arrayBuffer().catch(() => undefined)
      const isServed = response !== null && (response.ok || path === '/')
      worst = Math.max(worst, isServed ? performance.now() - start : Infinity)
      await wait(100)
    }
  })
  return {
    /** The longest wait in ms; infinite when one was refused. */
    stop: async () => {
      over.abort()
      await Promise.all(watching)
      return Math.round(worst)
    },
  }
}
