import { waitFor } from '@testing-library/react'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { createApi } from '#api/client.ts'
import { createQueryClient } from '#api/cache/query-client.ts'
import {
  INVALIDATED_BY,
  QUERY_KEYS,
  type QueryName,
  type WriteCall,
} from '#api/cache/invalidation.ts'
import { createDeferred } from '#testing/deferred.ts'
import { controlFetch } from '#testing/calls.ts'

import { createQueryInvalidation } from './invalidate-queries.ts'

const BOOKING_QUERY_NAMES: QueryName[] = ['booking', 'bookings', 'car', 'cars']

/** What each flow does, the call that it sends, and the queries that must be invalidated. */
const FLOWS: [flow: string, write: WriteCall, reads: QueryName[]][] = [
  ['checkout books', 'POST /api/checkout', [...BOOKING_QUERY_NAMES, 'emailTaken']],
  [
    'checkout gives a booking back',
    'DELETE /api/delete-temp-booking/{bookingId}/{sessionId}',
    [...BOOKING_QUERY_NAMES, 'emailTaken'],
  ],
  ['a payment opens', 'POST /api/create-checkout-session', BOOKING_QUERY_NAMES],
  [
    'a payment, or its page, is asked about',
    'POST /api/check-checkout-session/{sessionId}',
    BOOKING_QUERY_NAMES,
  ],
  ['an order of PayPal opens', 'POST /api/create-paypal-order', BOOKING_QUERY_NAMES],
  [
    'an order of PayPal is asked about',
    'POST /api/check-paypal-order/{orderId}/{bookingId}',
    BOOKING_QUERY_NAMES,
  ],
  ['a cancellation is requested', 'POST /api/cancel-booking/{id}', BOOKING_QUERY_NAMES],
  ['a booking is amended', 'PUT /api/update-booking', BOOKING_QUERY_NAMES],
  ['staff change the status', 'POST /api/update-booking-status', BOOKING_QUERY_NAMES],
  ['bookings are deleted', 'POST /api/delete-bookings', BOOKING_QUERY_NAMES],
  ['an account is made', 'POST /api/sign-up', ['emailTaken']],
  ['an account gets a password', 'POST /api/activate', ['hasPassword']],
  ['a password is changed', 'POST /api/change-password', ['hasPassword']],
  ['a user signs in', 'POST /api/sign-in/frontend', ['car']],
  ['a user signs out', 'POST /api/sign-out', ['car']],
  ['a licence is deleted', 'POST /api/delete-license/{id}', ['booking']],
  ['a profile is saved', 'POST /api/update-user', ['booking', 'bookings']],
]
/** Calls with a body, with one and two path parameters, and with a query; all calls at night. */
const TESTED_FLOWS = IS_NIGHT
  ? FLOWS
  : FLOWS.filter(([flow]) =>
      [
        'checkout books',
        'checkout gives a booking back',
        'a booking is amended',
        'a user signs out',
        'a licence is deleted',
      ].includes(flow),
    )
const cleanups: (() => void)[] = []
afterEach(() => {
  for (const stop of cleanups.splice(0)) stop()
})

/** Simulates a tab with its own cache, invalidation and API client. */
function openTab() {
  const queryClient = createQueryClient()
  const onInvalidated = vi.fn<() => void>()
  const queries = () => Promise.resolve(queryClient)
  const reads = createQueryInvalidation({ queries, onInvalidated })
  const api = createApi({ host: '', onEnded: reads.ended })
  cleanups.push(reads.stop, () => queryClient.clear())
  const send = (write: WriteCall) => {
    const [method, path] = write.split(' ')
    const call = { params: { path: {} }, body: {}, parseAs: 'text' }
    return Reflect.apply(Reflect.get(api, method ?? ''), api, [path, call]) as Promise<unknown>
  }
  return { queryClient, send, onInvalidated, reads }
}

/** Creates a query whose responses the test controls: first `before`, then `after`. */
function createControlledQuery(queryKey: string[]) {
  const answers = [createDeferred<string>(), createDeferred<string>()]
  let fetchCount = 0
  const queryFn = () => answers[fetchCount++]?.promise ?? Promise.resolve('after')
  return {
    query: { queryKey, queryFn, staleTime: 60_000 },
    answer: (text: 'before' | 'after') => answers[text === 'before' ? 0 : 1]?.resolve(text),
  }
}

async function startCall(tab: ReturnType<typeof openTab>, write: WriteCall) {
  const wire = controlFetch()
  const sent = tab.send(write)
  await waitFor(() => expect(wire.calls).toHaveLength(1))
  return { call: wire.calls[0], sent }
}

const listKeys = (reads: QueryName[]) => reads.map((read) => [...QUERY_KEYS[read], 'one of them'])
const repeat = (answer: string | undefined, reads: QueryName[]) => reads.map(() => answer)

it.each(FLOWS)(
  'INVALIDATED_BY lists exactly the data that changes when %s',
  (_flow, write, reads) => {
    expect(INVALIDATED_BY[write].toSorted()).toEqual(reads.toSorted())
  },
)

describe.each(TESTED_FLOWS)('the data that changes when %s', (_flow, write, reads) => {
  const keys = listKeys(reads)

  it.each([
    ['answered', 200],
    ['refused', 409],
  ])('is refetched once the call is %s', async (_how, status) => {
    const tab = openTab()
    const questions = keys.map(createControlledQuery)
    for (const { answer } of questions) answer('before')
    await Promise.all(questions.map(({ query }) => tab.queryClient.fetchQuery(query)))
    const { call, sent } = await startCall(tab, write)
    call?.answer(status, 'OK')
    await sent
    for (const { answer } of questions) answer('after')
    const answers = questions.map(({ query }) => tab.queryClient.fetchQuery(query))
    expect(await Promise.all(answers)).toEqual(repeat('after', reads))
  })

  it('is removed when the response is lost', async () => {
    const tab = openTab()
    for (const key of keys) tab.queryClient.setQueryData(key, 'before')
    const { call, sent } = await startCall(tab, write)
    call?.lose()
    await expect(sent).rejects.toThrow('Failed to fetch')
    expect(keys.map((key) => tab.queryClient.getQueryData(key))).toEqual(repeat(undefined, reads))
  })

  it('is returned in its new state to callers that were already waiting', async () => {
    const tab = openTab()
    const questions = keys.map(createControlledQuery)
    const reading = questions.map(({ query }) => tab.queryClient.fetchQuery(query))
    const { call, sent } = await startCall(tab, write)
    call?.answer(200, 'OK')
    await sent
    for (const { answer } of questions) {
      answer('before')
      answer('after')
    }
    expect(await Promise.all(reading)).toEqual(repeat('after', reads))
    expect(keys.map((key) => tab.queryClient.getQueryData(key))).toEqual(repeat('after', reads))
  })

  it('is refetched here and in another tab when it is shown', async () => {
    const [tab, other] = [openTab(), openTab()]
    const seen = [tab, other].flatMap(({ queryClient }) =>
      keys.map(createControlledQuery).map(({ query, answer }) => {
        answer('before')
        answer('after')
        const observer = new QueryObserver(queryClient, query)
        cleanups.push(observer.subscribe(() => undefined))
        return () => observer.getCurrentResult().data
      }),
    )
    const shown = () => seen.map((data) => data())
    await waitFor(() =>
      expect(shown()).toEqual([...repeat('before', reads), ...repeat('before', reads)]),
    )
    const { call, sent } = await startCall(tab, write)
    call?.answer(200, 'OK')
    await sent
    await waitFor(() =>
      expect(shown()).toEqual([...repeat('after', reads), ...repeat('after', reads)]),
    )
  })
})

describe('unchanged data', () => {
  it('stays in the cache', async () => {
    const tab = openTab()
    tab.queryClient.setQueryData(['rate', 'EUR'], 0.3)
    tab.queryClient.setQueryData(['settings'], 'rules')
    const { call, sent } = await startCall(tab, 'POST /api/checkout')
    call?.answer(200, 'OK')
    await sent
    expect(tab.queryClient.getQueryData(['rate', 'EUR'])).toBe(0.3)
    expect(tab.queryClient.getQueryData(['settings'])).toBe('rules')
  })

  it('stays in the cache after a POST that only reads, or invalid messages', async () => {
    const tab = openTab()
    tab.queryClient.setQueryData(['bookings'], 'list')
    const channel = new BroadcastChannel('masar-reads')
    cleanups.push(() => channel.close())
    for (const nonsense of ['booked', { reads: 'bookings' }, ['all', 7]]) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is always same-origin
      channel.postMessage(nonsense)
    }
    const { call, sent } = await startCall(tab, 'POST /api/bookings/{page}/{size}/{language}')
    call?.answer(200, 'OK')
    await sent
    expect(tab.queryClient.getQueryData(['bookings'])).toBe('list')
  })
})

describe('data preloaded for a page', () => {
  it('is removed after a call, and after a server event', async () => {
    const tab = openTab()
    const { call, sent } = await startCall(tab, 'POST /api/cancel-booking/{id}')
    call?.answer(200, 'OK')
    await sent
    expect(tab.onInvalidated).toHaveBeenCalledTimes(1)
    tab.queryClient.setQueryData(['booking', 'one'], 'before')
    await tab.reads.changedElsewhere()
    expect(tab.queryClient.getQueryData(['booking', 'one'])).toBeUndefined()
    expect(tab.onInvalidated).toHaveBeenCalledTimes(2)
  })
})
