import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { priceRental } from '@masar/domain/pricing/price.ts'
import { toCarPrices } from '@masar/domain/pricing/car-prices.ts'
import { makeRentalSpan } from '@masar/domain/rental/rental-clock.ts'
import { CLIO, DUSTER } from '#testing/fleet.ts'
import { renderPage } from '#testing/page.tsx'

import { RateProvider } from '../display-rate.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'
import { RentalPrice } from './rental-price.tsx'
import { RentalTotal } from './rental-total.tsx'

const readRows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent)

describe('a bill', () => {
  it('lists every block with its count and unit price', () => {
    const bill = priceRental(
      toCarPrices(CLIO),
      makeRentalSpan('2026-06-01T10:00', '2026-06-10T10:00'),
    )
    renderPage(<PriceBreakdown lines={bill.lines} deposit={0} />)

    expect(readRows()).toEqual([
      '1 week280\u00A0TND',
      '2 days2 × 50\u00A0TND100\u00A0TND',
      'Total380\u00A0TND',
    ])
  })

  // @shows PRICE-16
  it('shows the API’s `biWeekly` block of three days as “3-day rate”', () => {
    const car = { ...CLIO, biWeeklyPrice: 130 }
    const bill = priceRental(
      toCarPrices(car),
      makeRentalSpan('2026-06-01T10:00', '2026-06-04T10:00'),
    )
    renderPage(<PriceBreakdown lines={bill.lines} deposit={0} />)

    expect(readRows()[0]).toBe('3-day rate130\u00A0TND')
  })

  it('adds up to the cent in another currency', () => {
    const extras = { theftProtection: true, fullInsurance: true, amendments: true }
    const span = makeRentalSpan('2026-06-01T10:00', '2026-06-10T14:00')
    const bill = priceRental(toCarPrices(DUSTER), span, extras, 10)
    renderPage(
      <RateProvider rate={{ currency: 'EUR', rate: 0.2964 }}>
        <PriceBreakdown lines={bill.lines} deposit={0} />
      </RateProvider>,
    )

    const amounts = readRows().map((row) =>
      Math.round(Number(/€([\d,.]+)$/.exec(row)?.[1]?.replace(',', '')) * 100),
    )
    const total = amounts.pop()
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  })

  it('adds up in dinars, which have thousandths but are shown with two decimals', () => {
    renderPage(
      <PriceBreakdown
        lines={[519_163, 85_075, 85_075].map((amount, location) => ({
          kind: (['day', 'hour', 'leftoverDay'] as const)[location] ?? 'day',
          quantity: 1,
          unitPrice: amount,
          amount,
        }))}
        deposit={0}
      />,
    )

    expect(readRows()).toEqual([
      '1 day519.16\u00A0TND',
      '1 hour85.08\u00A0TND',
      'Started day85.07\u00A0TND',
      'Total689.31\u00A0TND',
    ])
  })

  // @shows PRICE-18
  it('links to a longer rental that costs less', () => {
    renderPage(<RentalPrice car={CLIO} from="2026-06-01T10:00" to="2026-06-07T10:00" />)

    expect(screen.getByRole('link', { name: /^Switch to 7 days, save 20.TND$/ })).toBeVisible()
  })

  it('does not offer a longer rental of a car that is not available', () => {
    const trip = { from: '2026-06-01T10:00', to: '2026-06-07T10:00' } as const
    renderPage(<RentalTotal car={CLIO} {...trip} isOffered={false} />)

    expect(screen.getByText(/^6 days/)).toBeVisible()
    expect(screen.queryByText(/save/)).toBeNull()
  })

  it('does not offer a longer rental when its days are billed already', () => {
    renderPage(<RentalPrice car={CLIO} from="2026-06-01T10:00" to="2026-06-07T12:00" />)

    expect(screen.getByText(/^7 days/)).toBeVisible()
    expect(screen.queryByText(/save/)).toBeNull()
  })
})
