import { setTimeout as wait } from 'node:timers/promises'

import type { components } from '@masar/openapi/schema.d.ts'

import type { RequestHandler } from '../api/app.ts'
import { Browser, type BrowserReply } from './browser.ts'
import { buildGuestCheckout, readProblemCode } from './requests.ts'

/** A trip with the fixture car `free`, unless another car is given with its price. */
type Trip = { from: string; to: string; car?: string; price?: number }

export type LoadBooking = { bookingId: string; trip: Trip }

export type LoadResult = {
  booked: LoadBooking[]
  /** Calls that got 503 with Retry-After. */
  unavailable: BrowserReply[]
  /** All other failed calls. */
  wrong: BrowserReply[]
}

const MAX_ATTEMPTS = 200
const MAX_WAIT_MS = 120_000

/**
 * Starts visitors who repeatedly read and book until they are stopped. After a 503 or a lost response, they
 * retry with the same key, like a page.
 */
export function startLoad(apps: readonly RequestHandler[], nextTrip: () => Trip, visitors = 6) {
  const result: LoadResult = { booked: [], unavailable: [], wrong: [] }
  const stopped = new AbortController()
  const { signal } = stopped
  const retry = async (send: () => Promise<BrowserReply>): Promise<BrowserReply | null> => {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries += 1) {
      const reply = await send().catch(() => null)
      if (reply && reply.status !== 503) return reply
      if (reply) result.unavailable.push(reply)
      if (signal.aborted && !reply) return null
      await wait(20)
    }
    return null
  }
  const visit = async (app: RequestHandler) => {
    const browser = new Browser(app)
    const read = await retry(() => browser.get('/api/settings'))
    if (read && read.status !== 200) result.wrong.push(read)
    const trip = nextTrip()
    const body = buildGuestCheckout(trip)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const reply = await retry(() => browser.post('/api/checkout', body, { headers }))
    if (reply?.status === 200) result.booked.push({ bookingId: readBookingId(reply), trip })
    else if (reply) result.wrong.push(reply)
  }
  const running = Array.from({ length: visitors }, async (_, at) => {
    const app = apps[at % apps.length]
    if (!app) return
    while (!signal.aborted) await visit(app)
  })
  return {
    result,
    /** Resolves once this many bookings are acknowledged. */
    async until(count: number): Promise<void> {
      const deadline = performance.now() + MAX_WAIT_MS
      while (result.booked.length < count && !signal.aborted) {
        if (performance.now() > deadline) throw new Error('No call succeeds any more.')
        await wait(5)
      }
    },
    async stop(): Promise<LoadResult> {
      stopped.abort()
      await Promise.all(running)
      return result
    },
  }
}

const readBookingId = ({ body }: BrowserReply) =>
  (body as components['schemas']['CheckoutAnswer']).bookingId

/** Finds responses that violate the contract for an unavailable service. */
export const findInvalidRefusals = (replies: readonly BrowserReply[]): BrowserReply[] =>
  replies.filter(
    (reply) =>
      readProblemCode(reply) !== 'unavailable' || Number(reply.headers.get('retry-after')) < 1,
  )
