import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { takeEarlyAnswer } from '#api/cache/early-answers.ts'
import { USUAL_UNITS } from '#domain/service/operator.ts'
import { openApp } from '#testing/app.tsx'
import { answered, holdTheWire, type Wire } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { CARS_CALL } from '#testing/car-calls.ts'
import { carPage, CLIO, CLIO_DETAIL, TODAY, TRIP_SEARCH, TUNIS } from '#testing/fleet.ts'
import { settle } from '#testing/page.tsx'

import { answersWith, CHECKOUT_PATH } from '../../../features/payment/testing/server-answers.ts'
import { parseSearch } from '../../address/plain-search.ts'
import { earlyApi } from './early-api.ts'
import { PAGE_CALLS } from './page-calls.ts'

const FACTS = {
  apiHost: '',
  pageSize: 15,
  isEndless: false,
  units: USUAL_UNITS,
}
const CAR_CALL = `GET /api/car/${CLIO_DETAIL._id}/en`
const ANSWERS = { ...CAR_PAGE_ANSWERS, [CARS_CALL]: answered(200, carPage([CLIO])) }

/** What the document asks for at an address. */
async function askAhead(address: string) {
  const { pathname: path, search } = new URL(address, location.origin)
  const link = { path, search: parseSearch(search), language: 'en' }
  await PAGE_CALLS[path.split('/')[1] ?? '']?.(earlyApi(''), link, FACTS)
}

/** The offers near a search are asked for once its cars are there. */
const namesWithoutOffers = ({ calls }: Wire) =>
  calls.map(({ name }) => name).filter((name) => !name.startsWith('POST /api/nearby-offers'))

describe('what a document asks for before the app is there', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'masarAnswers'))

  it.each([
    ['a search', `/search?${TRIP_SEARCH}`],
    ['a search with filters', `/search?${TRIP_SEARCH}&rg=mini.midi&gb=automatic&xb=1&by=rating`],
  ])('is all that the app would ask for: %s', async (_, address) => {
    const wire = holdTheWire(ANSWERS)
    await askAhead(address)
    const asked = wire.calls.map(({ name }) => name)
    expect(asked).toHaveLength(4)

    await openApp(address)
    expect(await screen.findByRole('article', { name: CLIO.name })).toBeVisible()
    expect(namesWithoutOffers(wire)).toEqual(asked)
  })

  it('is asked for anew where it is later or earlier than where the operator is', async () => {
    const inFrance = { ...TUNIS, timeZone: 'Europe/Paris' }
    const wire = holdTheWire({
      ...ANSWERS,
      [`GET /api/location/${TUNIS._id}/en`]: answered(200, inFrance),
    })
    await askAhead(`/search?${TRIP_SEARCH}`)
    const asked = wire.calls.filter(({ name }) => name === 'POST /api/frontend-suppliers')
    expect(asked.map(({ body }) => body)).toEqual([
      expect.objectContaining({ from: '2026-06-01T09:00:00.000Z' }),
      expect.objectContaining({ from: '2026-06-01T08:00:00.000Z' }),
    ])

    const before = wire.calls.length
    await openApp(`/search?${TRIP_SEARCH}`)
    expect(await screen.findByRole('article', { name: CLIO.name })).toBeVisible()
    expect(wire.calls.slice(before).filter(({ name }) => !name.includes('nearby'))).toEqual([])
  })

  it('is all that the app would ask for: a car', async () => {
    const address = `/car/${CLIO_DETAIL._id}?${TRIP_SEARCH}`
    const wire = holdTheWire({ ...ANSWERS, [CAR_CALL]: answered(200, CLIO_DETAIL) })
    await askAhead(address)
    const asked = wire.calls.length

    await openApp(address)
    expect(await screen.findByRole('heading', { level: 1, name: CLIO.name })).toBeVisible()
    expect(wire.calls.slice(asked).filter(({ name }) => name === CAR_CALL)).toEqual([])
  })

  it('is all that the app would ask for: a checkout', async () => {
    const wire = holdTheWire(answersWith())
    await askAhead(CHECKOUT_PATH)
    const asked = wire.calls.map(({ name }) => name)
    expect(asked).toContain('GET /api/country-code')

    await openApp(CHECKOUT_PATH)
    expect(await screen.findByRole('heading', { name: /^Booking options/ })).toBeVisible()
    expect(wire.calls.slice(asked.length).filter(({ name }) => asked.includes(name))).toEqual([])
  })

  it('ends where the app has taken an answer, and goes on by itself', async () => {
    const { 'POST /api/frontend-suppliers': answer, ...others } = ANSWERS
    const wire = holdTheWire(others)
    void askAhead(`/search?${TRIP_SEARCH}`)
    const call = await waitFor(() => wire.waiting('POST /api/frontend-suppliers'))
    const [url, body] = [`${location.origin}/api/frontend-suppliers`, JSON.stringify(call.body)]
    const taken = takeEarlyAnswer(new Request(url, { method: 'POST', body }))
    answer(call)

    expect((await taken)?.status).toBe(200)
    await settle(() => new Promise((resolve) => setTimeout(resolve)))
    expect(wire.calls.map(({ name }) => name)).not.toContain(CARS_CALL)
  })

  it('is asked for again where it failed', async () => {
    const wire = holdTheWire({
      ...ANSWERS,
      [`GET /api/location/${TUNIS._id}/en`]: (call) => call.lose(),
    })
    await askAhead(`/search?${TRIP_SEARCH}`).catch(() => undefined)

    const again = holdTheWire(ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}`)
    expect(await screen.findByRole('article', { name: CLIO.name })).toBeVisible()
    expect(wire.calls.map(({ name }) => name)).toContain('GET /api/settings')
    expect(again.calls.map(({ name }) => name)).toContain(CARS_CALL)
  })

  it.each([500, 429])('fails as one call when the backend answers %i to all', async (status) => {
    const unhandled = vi.fn<(event: PromiseRejectionEvent) => void>()
    process.on('unhandledRejection', unhandled)
    holdTheWire({ 'GET /api/*': answered(status, 'No.'), 'POST /api/*': answered(status, 'No.') })
    await expect(askAhead(`/search?${TRIP_SEARCH}`)).rejects.toThrow(/./)
    await settle(() => new Promise((resolve) => setTimeout(resolve, 20)))

    expect(unhandled).not.toHaveBeenCalled()
    process.off('unhandledRejection', unhandled)
  })

  it('is nothing but the settings where the address says no dates', async () => {
    const wire = holdTheWire(ANSWERS)
    await askAhead(`/search?p=${TUNIS._id}`)
    expect(wire.calls.map(({ name }) => name)).toEqual(['GET /api/settings'])
  })

  it('is not taken where it is old', async () => {
    holdTheWire(ANSWERS)
    await askAhead(`/search?${TRIP_SEARCH}`)
    vi.setSystemTime(new Date(TODAY).getTime() + 60_000)

    const wire = holdTheWire(ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}`)
    expect(await screen.findByRole('article', { name: CLIO.name })).toBeVisible()
    expect(namesWithoutOffers(wire)).toHaveLength(4)
  })
})
