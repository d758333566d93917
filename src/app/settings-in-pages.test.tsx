import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { showEverything } from '#testing/in-view.ts'
import { answerCars, CARS_CALL } from '#testing/car-calls.ts'
import { CLIO, TODAY, TRIP_SEARCH, TUNIS } from '#testing/fleet.ts'
import { click, fill } from '#testing/page.tsx'

import { downloadScreens } from '../features/checkout/lazy-screens.ts'
import {
  AMIRA_PROFILE,
  makeCheckoutAnswers,
  CHECKOUT_PATH,
} from '../features/payment/testing/server-answers.ts'

const NEW_YORK_SETTINGS = {
  country: 'US',
  baseCurrency: 'USD',
  timeZone: 'America/New_York',
  map: { latitude: 40.71, longitude: -74.01, zoom: 6, region: [-80, 36, -66, 46] },
}
/** Matches texts that are true only for an operator in Tunisia. */
const TUNISIAN_PATTERN = /tunis|dinar|\bTND\b|\+216/i

const listCalls = ({ calls }: { calls: { name: string }[] }, part: string) =>
  calls.map(({ name }) => name).filter((name) => name.includes(part))

beforeEach(() => {
  showEverything()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
})

describe('another operator’s site', () => {
  // @sets country
  // @shows OPS-5
  it.each(['/about', '/tos', '/faq', '/contact'])(
    'does not mention Tunisia on %s',
    async (path) => {
      for (const language of ['en', 'fr', 'es'] as const) {
        controlFetch({ 'GET /api/settings': respondAlways(200, null) })
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        await openApp(path, language, NEW_YORK_SETTINGS)
        // oxlint-disable-next-line no-await-in-loop -- as above
        await waitFor(() => expect(document.querySelector('h1')).not.toBeNull())
        expect(document.body.textContent).not.toMatch(TUNISIAN_PATTERN)
        cleanup()
      }
    },
  )

  // @sets siteName
  it.each(['/', '/about', '/tos', '/faq', '/contact', '/sign-in', '/nowhere'])(
    'shows the operator’s name on %s and in its title',
    async (path) => {
      controlFetch({ 'GET /api/settings': respondAlways(200, null) })
      await openApp(path, 'en', { siteName: 'Atlas' })
      await waitFor(() => expect(document.title).toMatch(/\S - Atlas$/))
      expect(document.body.textContent).not.toMatch(/Masar/)
      cleanup()
    },
  )

  it('mentions no country on the home page', async () => {
    controlFetch()
    await openApp('/', 'en', NEW_YORK_SETTINGS)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Car rental/)
    expect(document.documentElement.outerHTML).not.toMatch(/Tunisia|\+216/)
  })

  it('names the operator’s country in the terms of use', async () => {
    controlFetch({ 'GET /api/settings': respondAlways(200, null) })
    await openApp('/tos', 'fr', NEW_YORK_SETTINGS)
    expect(await screen.findByText(/établis \(États-Unis\)/)).toBeVisible()
  })
})

const goToDriverStep = async (settings: object, country = 'TN') => {
  controlFetch({
    ...makeCheckoutAnswers(),
    'GET /api/country-code': respondAlways(200, `"${country}"`),
  })
  await openApp(CHECKOUT_PATH, 'en', settings)
  await screen.findByRole('heading', { name: /^Booking options/ })
  await click('button', 'Continue to driver details')
}

async function goToPaymentStep(settings: object, country?: string) {
  await goToDriverStep(settings, country)
  for (const [label, text] of [
    ['Full name', 'Badis Gharbi'],
    ['Email', 'badis@example.com'],
    ['Phone', '+216 98 765 432'],
    ['Date of birth', '1990-05-17'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, like a person
    await fill(label, text)
  }
  await click('button', 'Continue to payment options')
}

const findFullPaymentChoice = () => screen.findByRole('radio', { name: 'Pay in full online' })

describe('checkout', () => {
  beforeAll(downloadScreens)

  // @sets phoneExample
  it.each([
    [{}, 'With the country code, such as +216 20 123 456.'],
    [{ country: 'US' }, 'With the country code: a plus sign, then digits.'],
    [{ phoneExample: '+1 212 555 0123' }, 'With the country code, such as +1 212 555 0123.'],
  ])('shows the operator’s example phone number: %j', async (settings, hint) => {
    await goToDriverStep(settings)
    expect(await screen.findByText(hint)).toBeVisible()
  })

  // @sets noFullPaymentFrom
  // @shows BOOK-14
  it.each([
    [{}, 'TN', /not allowed for users in Tunisia/],
    [{ country: 'US' }, 'TN', null],
    [{ noFullPaymentFrom: 'none' }, 'TN', null],
    [{ noFullPaymentFrom: 'FR' }, 'TN', null],
    [{ noFullPaymentFrom: 'FR' }, 'FR', /can’t be paid online from your country/],
  ])(
    'forbids paying in full online only where the operator does: %j, customer from %s',
    async (settings, country, why) => {
      await goToPaymentStep(settings, country)
      expect((await findFullPaymentChoice()).getAttribute('aria-disabled')).toBe(
        String(Boolean(why)),
      )
      expect(why === null || screen.queryAllByText(why).length > 0).toBe(true)
    },
  )
})

describe('lists', () => {
  // @sets carsPageSize
  it('of cars have the configured page size', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}`, 'en', { carsPageSize: 7 })
    await waitFor(() =>
      expect(listCalls(wire, '/api/frontend-cars/')[0]).toMatch(/\/frontend-cars\/1\/7$/),
    )
  })

  // @sets minLocations
  it('of countries are requested with the configured minimum number of locations', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp('/', 'en', { minLocations: 9 })
    await waitFor(() => expect(listCalls(wire, 'countries-with-locations')[0]).toMatch(/\/9\/?$/))
  })

  // @sets bookingsPageSize, bookingsPageSizeMobile
  it.each([
    ['a computer', 'X11; Linux x86_64', '/7/'],
    ['a phone', 'Android 10; K; Mobile', '/3/'],
  ])('of bookings have the page size set for %s', async (_device, userAgent, part) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    localStorage.setItem('masar-user', JSON.stringify({ _id: AMIRA_PROFILE._id, language: 'en' }))
    const wire = controlFetch({
      ...makeCheckoutAnswers(),
      'GET /api/all-suppliers': respondAlways(200, []),
    })
    await openApp('/bookings', 'en', { bookingsPageSize: 7, bookingsPageSizeMobile: 3 })
    await waitFor(() => expect(listCalls(wire, 'POST /api/bookings/')[0]).toContain(part))
  })

  // @sets capabilities
  it('of cars cannot be sorted when the operator turns off the capability', async () => {
    const wire = controlFetch(CAR_PAGE_ANSWERS)
    await openApp(`/search?${TRIP_SEARCH}`, 'en', { capabilities: { sortedCars: false } })
    await answerCars(wire, [CLIO])
    await screen.findByRole('article', { name: CLIO.name })
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })
})

describe('times and prices', () => {
  // @sets timeZone
  it('use the operator’s time zone when a location has none', async () => {
    const wire = controlFetch({
      ...CAR_PAGE_ANSWERS,
      [`GET /api/location/${TUNIS._id}/en`]: respondAlways(200, { ...TUNIS, timeZone: undefined }),
    })
    await openApp(`/search?${TRIP_SEARCH}`, 'en', { timeZone: 'America/New_York' })
    await waitFor(() =>
      expect(wire.calls.find(({ name }) => name === CARS_CALL)?.body).toMatchObject({
        from: '2026-06-01T14:00:00.000Z',
      }),
    )
  })

  // @sets currencies, rates
  it.each([
    [['TND', 'GBP'], 1],
    [['TND', 'EUR'], 0],
  ])(
    'use one of the configured currencies %j, at the configured rate',
    async (currencies, times) => {
      localStorage.setItem('masar-currency', 'GBP')
      const wire = controlFetch(CAR_PAGE_ANSWERS)
      const rates = { primary: 'https://rates.example/latest' }
      await openApp(`/search?${TRIP_SEARCH}`, 'en', { currencies, rates })
      await answerCars(wire, [CLIO])
      await screen.findByRole('article', { name: CLIO.name })
      expect(listCalls(wire, 'GET /latest')).toHaveLength(times)
    },
  )
})
