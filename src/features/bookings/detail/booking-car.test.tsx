import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { RateProvider } from '#rental/display-rate.tsx'
import { renderPage } from '#testing/page.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { BookingCar } from './booking-car.tsx'

const show = (car: Partial<typeof FIAT_DETAIL.car> = {}, { price = FIAT_DETAIL.price } = {}) =>
  renderPage(
    <RateProvider rate={{ currency: 'TND', rate: 1 }}>
      <BookingCar booking={{ ...FIAT_DETAIL, price, car: { ...FIAT_DETAIL.car, ...car } }} />
    </RateProvider>,
  )
const listOptions = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the car card', () => {
  it('lists the options, and labels those included in the rental price', () => {
    show()
    expect(listOptions()).toEqual(['Cancellation option', 'Theft protection: included'])
  })

  it('labels no option as included when the price lines are unknown', () => {
    show({}, { price: 1 })
    expect(listOptions()).toEqual(['Cancellation option', 'Theft protection'])
  })

  it.each([
    ['FullToEmpty', 1],
    ['fullToFull', 0],
  ] as const)('notes a first tank that costs extra: %s', (fuelPolicy, count) => {
    show({ fuelPolicy })
    expect(screen.queryAllByText(/You pay for the first tank at the counter/)).toHaveLength(count)
  })
})
