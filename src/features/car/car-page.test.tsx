import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import {
  createCarPage,
  CLIO,
  CLIO_DETAIL,
  DUSTER,
  TODAY,
  TRIP_SEARCH,
  TUNIS,
} from '#testing/fleet.ts'
import { CAR_PAGE_ANSWERS } from '#testing/car-page-answers.ts'
import { click } from '#testing/page.tsx'

const CAR_CALL = `GET /api/car/${CLIO_DETAIL._id}/en`
const CAR_PATH = `/car/${CLIO_DETAIL._id}`

describe('the car page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(TODAY) })
  })

  // @shows CAR-19, PAGE-15
  it('shows the car, its supplier’s rules and its location', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    await openApp(CAR_PATH)

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Renault Clio')
    expect(screen.getByText(/^This company asks for a photo of your driving licence/)).toBeVisible()
    expect(screen.getByText('Bring a driving licence for each driver.')).toBeVisible()
    expect(screen.getByText(/^Deposit of 400/)).toBeVisible()
    expect(screen.getByText(/at least 23 at pick-up/)).toBeVisible()
    expect(screen.getByText('The minimum rental is 2 days.')).toBeVisible()
    const options = within(screen.getByRole('group', { name: 'Options' }))
    expect(options.getByText('12 TND/day')).toBeVisible()
    expect(options.getByText('Covers damage to the car and to others.')).toBeVisible()
    expect(options.queryByText(/Collision/)).toBeNull()
    expect(options.queryByRole('checkbox')).toBeNull()
    const included = within(screen.getByRole('list', { name: 'Included in the price' }))
    expect(included.getByText('Free cancellation')).toBeVisible()
    expect(included.getByText('24/7 roadside assistance')).toBeVisible()
    expect(screen.getByText('Mini car or similar')).toBeVisible()
  })

  // @shows CAR-19
  it('asks for dates, and writes them to the URL', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    const { router } = await openApp(CAR_PATH)

    await screen.findByRole('heading', { level: 1 })
    expect(screen.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Tunis')
    await click('button', 'Show the price')

    expect(router.state.location.search).toMatchObject({
      pickup: TUNIS._id,
      from: '2026-05-23T10:00',
    })
    expect(await screen.findByText(/^3 days.*\/day/)).toBeVisible()
  })

  it('offers to book when the car is free on the dates in the link', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    expect(await screen.findByRole('link', { name: 'Continue' })).toBeVisible()
    expect(screen.getByText(/^3 days.*\/day/)).toHaveTextContent('50 TND/day')
  })

  it('adds chosen options to the price and stores them for checkout', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    await screen.findByRole('link', { name: 'Continue' })
    await click('checkbox', /^Full insurance/)
    expect(screen.getByRole('checkbox', { name: /^Full insurance/ })).toBeChecked()
    expect(screen.getByText('incl. 36 TND for options')).toBeVisible()
    const [draft] = Object.entries(sessionStorage).filter(([key]) => key.includes('options'))
    expect(draft?.[1]).toContain('"fullInsurance":true')
  })

  it('shows the deposit, the minimum age and the cost of cancelling beside the price', async () => {
    const car = { ...CLIO_DETAIL, aircon: false }
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, car) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    await screen.findByRole('link', { name: 'Continue' })
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(facts).toEqual([
      expect.stringMatching(/^400.TND, refundable$/),
      '23 years',
      'Free, up to 24 hours before pick-up',
    ])
  })

  it('lists the same facts in the same order as the search results', async () => {
    const car = { ...CLIO_DETAIL, aircon: false }
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, car) })
    await openApp(CAR_PATH)

    const facts = within(await screen.findByRole('list', { name: 'Facts' }))
    expect(facts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '5 seats',
      'Manual',
      'No A/C',
      'Petrol',
      'Full to full',
      'Unlimited km',
    ])
  })

  // @shows BOOK-23
  it.each([
    ['taken', [], [CLIO_DETAIL.supplier], /This car is already booked/],
    ['not rented for so few days', [CLIO], [], /rents for 2 days or more/],
  ] as const)(
    'shows that a car is %s when only searches report its availability',
    async (_what, found, suppliers, why) => {
      controlFetch({
        ...CAR_PAGE_ANSWERS,
        [CAR_CALL]: respondAlways(200, CLIO_DETAIL),
        'POST /api/frontend-cars/1/1000': respondAlways(200, createCarPage([...found])),
        'POST /api/frontend-suppliers': respondAlways(200, suppliers),
      })
      await openApp(`${CAR_PATH}?${TRIP_SEARCH}`, 'en', { backend: 'bookcars' })

      expect(await screen.findByText(why)).toBeVisible()
      expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
    },
  )

  // @shows CAR-20
  it('lists other cars instead of offering to book a car that is taken', async () => {
    const taken = { ...CLIO_DETAIL, availability: 'taken' }
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      [CAR_CALL]: respondAlways(200, taken),
      'POST /api/frontend-cars/*': respondAlways(200, createCarPage([CLIO, DUSTER])),
    })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    expect(await screen.findByText('This car is already booked for these dates.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
    expect(screen.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
    const others = within(await screen.findByRole('list', { name: 'Available for your dates' }))
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(['Dacia Duster'])
    expect(others.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(`pickup=${TUNIS._id}`),
    )
  })

  it('shows a message when neither this car nor another one is free', async () => {
    const soldOut = { ...CLIO_DETAIL, fullyBooked: true }
    controlFetch({
      ...CAR_PAGE_ANSWERS,
      [CAR_CALL]: respondAlways(200, soldOut),
      'POST /api/frontend-cars/*': respondAlways(200, createCarPage([])),
    })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    expect(await screen.findByText(/^No other cars available here for these dates\./)).toBeVisible()
  })

  it('offers no booking for fewer days than the supplier’s minimum rental', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH.replace('06-04T10', '06-02T10')}`)

    expect(await screen.findByText('This company rents for 2 days or more.')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  })

  it.each([
    ['too long a rental', '2028-06-04T10:00', 'Fri,\u00A02\u00A0Jun\u00A02028, 10:00'],
    ['a year after the latest date', '9999-06-04T10:00', 'Fri,\u00A02\u00A0Jun\u00A02028, 10:00'],
  ])('asks for other dates instead of showing the price of %s', async (_, to, latest) => {
    const wire = controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(200, CLIO_DETAIL) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH.replace('2026-06-04T10:00', to)}`)

    const dropOff = await screen.findByLabelText('Drop-off date')
    expect(dropOff).toHaveAccessibleDescription(`Choose a time up to ${latest}.`)
    expect(dropOff).toHaveAttribute('max', '2028-06-02')
    expect(wire.calls.filter(({ name }) => name === CAR_CALL)).toMatchObject([{ search: '' }])
  })

  // @shows CAR-20
  it('shows that a car no longer exists, and links to other cars', async () => {
    controlFetch({ ...CAR_PAGE_ANSWERS, [CAR_CALL]: respondAlways(204) })
    await openApp(`${CAR_PATH}?${TRIP_SEARCH}`)

    expect(
      await screen.findByRole('heading', { name: 'This car is no longer available' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'See other cars for these dates' })).toBeVisible()
  })
})
