import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { controlFetch, type OpenCall, respondAlways } from '#testing/calls.ts'

import { invalidateRate, rateQuery } from './rates.query.ts'

const SOURCES = { primary: '/rates', fallback: '/rates/fallback' }
const RATES_RESPONSE = { rates: { EUR: 0.3, USD: 0.35 } }

/** Looks up the rate of a currency; a new `page` simulates a reload. */
const lookUpRate = (currency: string, page = new QueryClient()) =>
  page.fetchQuery(rateQuery(SOURCES, currency))

describe('an exchange rate', () => {
  // @shows MONEY-9, MONEY-15
  it('is fetched once per currency and browser session, even across reloads', async () => {
    const wire = controlFetch({ 'GET /rates': respondAlways(200, RATES_RESPONSE) })
    expect(await lookUpRate('EUR')).toBe(0.3)
    expect(await lookUpRate('EUR')).toBe(0.3)
    expect(wire.calls.map(({ search }) => search)).toEqual(['?base=TND&symbols=EUR'])

    expect(await lookUpRate('USD')).toBe(0.35)
    expect(wire.calls).toHaveLength(2)
  })

  // @shows MONEY-10
  it('comes from the fallback when the first source fails', async () => {
    const wire = controlFetch({
      'GET /rates': respondAlways(500),
      'GET /rates/fallback': respondAlways(200, RATES_RESPONSE),
    })
    expect(await lookUpRate('EUR')).toBe(0.3)
    expect(await lookUpRate('EUR')).toBe(0.3)
    expect(wire.calls).toHaveLength(2)
  })

  const NO_SOURCE = {
    'GET /rates': respondAlways(404),
    'GET /rates/fallback': respondAlways(200, {}),
  }

  it('is not fetched again for ten minutes when no source has it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const wire = controlFetch(NO_SOURCE)
    await expect(lookUpRate('EUR')).rejects.toThrow('EUR')
    await expect(lookUpRate('EUR')).rejects.toThrow('EUR')
    expect(wire.calls).toHaveLength(2)

    vi.setSystemTime(Date.now() + 10 * 60_000)
    await expect(lookUpRate('EUR')).rejects.toThrow('EUR')
    expect(wire.calls).toHaveLength(4)
  })

  it('is fetched again when a source could not be reached', async () => {
    const wire = controlFetch({ ...NO_SOURCE, 'GET /rates': (call: OpenCall) => call.lose() })
    await expect(lookUpRate('EUR')).rejects.toThrow('Failed to fetch')
    await expect(lookUpRate('EUR')).rejects.toThrow('Failed to fetch')
    expect(wire.calls).toHaveLength(4)
  })

  it('is missing when the web server responds with an HTML page', async () => {
    controlFetch({ 'GET /rates*': respondAlways(200, '<!doctype html>') })
    await expect(lookUpRate('EUR')).rejects.toThrow('No source has a EUR rate.')
  })

  it('is fetched again when the cached value is deleted or invalid', async () => {
    const wire = controlFetch({ 'GET /rates': respondAlways(200, RATES_RESPONSE) })
    const page = new QueryClient()
    await lookUpRate('EUR', page)
    invalidateRate(page, 'EUR')
    await lookUpRate('EUR', page)
    expect(wire.calls).toHaveLength(2)

    sessionStorage.setItem('masar-rate-EUR', '["much",0]')
    expect(await lookUpRate('EUR')).toBe(0.3)
    expect(wire.calls).toHaveLength(3)
  })
})
