import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Booking, BookingInList } from '#api/queries/bookings.query.ts'
import { renderPage } from '#testing/page.tsx'

import { FIAT, FIAT_DETAIL } from '../testing/bookings.ts'
import { BookingPrice } from '../list/booking-price.tsx'
import { BookingBill } from './booking-bill.tsx'
import { BookingHeader } from './booking-header.tsx'
import { BookingNotice } from './booking-notice.tsx'
import { StateSentence } from './state-sentence.tsx'

const DEPOSIT: Booking = { ...FIAT_DETAIL, status: 'deposit', isDeposit: true, price: 250 }

const BY_PAYPAL: NonNullable<Booking['payments']>[number] = {
  provider: 'payPal',
  status: 'paid',
  charge: { amount: 74.1, currency: 'EUR', baseAmount: 250, baseCurrency: 'TND', rate: 0.2964 },
  at: '2027-05-01T08:00:00.000Z',
}
const show = (changes: Partial<Booking>) =>
  renderPage(<BookingBill booking={{ ...DEPOSIT, ...changes }} />)
const notice = (expiresAt: string | undefined) =>
  renderPage(<BookingNotice booking={{ ...DEPOSIT, status: 'void', expiresAt }} />)
const rows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

describe('what was paid online', () => {
  it('is shown as it was charged, on the clock of the place', () => {
    show({ payments: [BY_PAYPAL] })
    expect(rows()).toEqual([expect.stringMatching(/^€74\.10 PayPal, Sat, 1 May 2027, 09:00$/)])
  })

  it('says of a payment that came too late that it goes back, and that it has', () => {
    show({
      status: 'void',
      payments: [
        { ...BY_PAYPAL, status: 'refunding' },
        { ...BY_PAYPAL, provider: 'stripe', status: 'refunded' },
      ],
    })
    expect(rows()).toEqual([
      expect.stringMatching(/Refund started\.$/),
      expect.stringMatching(/Card.*Refunded\./),
    ])
  })

  it('is what the server says, also where the status could not tell', () => {
    show({ status: 'reserved', paidOnline: 250 })
    expect(tile('Paid online')).toMatch(/^250.TND/)
  })

  it('is not said to be online where the backend does not tell how', () => {
    show({ status: 'paid', isDeposit: false, price: 250, paidOnline: undefined })
    expect(tile('Paid')).toMatch(/^250.TND/)
    expect(screen.queryByText('Paid online')).not.toBeInTheDocument()
  })

  it('is nothing where nothing came', () => {
    show({ payments: [] })
    expect(screen.queryByText('Online payments')).not.toBeInTheDocument()
  })
})

const tile = (name: string) => screen.getByText(name).nextElementSibling?.textContent

const asRow = (booking: Booking): BookingInList => {
  const { supplier, car, driver } = FIAT
  return { ...booking, supplier, car, driver }
}

/** Paid in full for two days; 150.50 of rental and 250 of deposit. */
describe('a price that changed after the payment', () => {
  const PAID: Booking = {
    ...FIAT_DETAIL,
    isPayedInFull: true,
    price: 400.5,
    totalPrice: 150.5,
    paidOnline: 400.5,
    status: 'paidInFull',
  }
  const LONGER: Booking = { ...PAID, status: 'deposit', totalPrice: 250.5, paidOnline: 400.5 }
  const longer = {
    ...LONGER,
    price: 500.5,
    priceLines: [{ kind: 'day', quantity: 4, unitPrice: 62.625, amount: 250.5 }],
  } satisfies Booking

  it('is part paid when it rose, in the status, the sentence and the list', () => {
    renderPage(
      <>
        <BookingHeader booking={longer} />
        <BookingNotice booking={longer} />
        <BookingPrice booking={asRow(longer)} />
      </>,
    )
    expect(screen.getAllByText('Part paid')).toHaveLength(2)
    expect(screen.getByText(/Pay the remaining 100.TND at pick-up/)).toBeVisible()
    expect(screen.getByText(/^100.TND due at pick-up/)).toBeVisible()
    expect(screen.queryByText(/paid in full/i)).not.toBeInTheDocument()
  })

  it('names what is refunded, by whom and when, when it fell', () => {
    const shorter = {
      ...PAID,
      totalPrice: 50.5,
      price: 300.5,
      priceLines: [{ kind: 'day', quantity: 1, unitPrice: 50.5, amount: 50.5 }],
    } satisfies Booking
    renderPage(
      <>
        <BookingNotice booking={shorter} />
        <BookingBill booking={shorter} />
        <BookingPrice booking={asRow(shorter)} />
      </>,
    )
    expect(screen.getByText(/The rental company refunds 100.TND at pick-up/)).toBeVisible()
    expect(tile('Refunded at pick-up')).toMatch(/^100.TND$/)
    expect(screen.getByText(/^100.TND refunded at pick-up/)).toBeVisible()
  })

  it('is settled where staff have noted the payment at the counter', () => {
    const noted = { ...longer, status: 'paidInFull' } satisfies Booking
    renderPage(
      <>
        <BookingHeader booking={noted} />
        <BookingBill booking={noted} />
      </>,
    )
    expect(screen.queryByText('Part paid')).not.toBeInTheDocument()
    expect(tile('Paid')).toMatch(/^500.50.TND/)
    expect(tile('Pay at pick-up')).toMatch(/^0.TND/)
  })
})

describe('the deposit', () => {
  it.each([
    { status: 'deposit', isDeposit: true, isPayedInFull: false, price: 250, says: /^150.50.TND$/ },
    { status: 'paidInFull', isDeposit: false, isPayedInFull: true, price: 400.5, says: /^0.TND$/ },
  ] as const)('is in what was paid online: $status', ({ says, ...booking }) => {
    show({ ...booking, paidOnline: booking.price })

    expect(tile('Pay at pick-up')).toMatch(says)
    expect(tile('Paid online')).toMatch(/250.TND refundable$/)
  })

  it.each([
    { status: 'pending', paidOnline: 0, says: /^400.50.TND250.TND refundable$/ },
    { status: 'paid', paidOnline: 150.5, says: /^250.TND250.TND refundable$/ },
  ] as const)('is in what is paid at the pick-up: $status', ({ says, ...booking }) => {
    show({ ...booking, isDeposit: false, price: 150.5 })

    expect(tile('Pay at pick-up')).toMatch(says)
    expect(tile('Paid online')).not.toMatch(/refundable/)
  })

  it.each([
    ['cancelled', 0],
    ['paid', 1],
  ] as const)('is returned after the drop-off of a rental only: %s', (status, promises) => {
    show({ status, paidOnline: 250 })

    expect(screen.getByText('Refundable deposit')).toBeVisible()
    expect(screen.queryAllByText(/returned after the drop-off/i)).toHaveLength(promises)
  })

  it('is due with a choice that was not paid after all', () => {
    show({ status: 'reserved', paidOnline: 0 })

    expect(tile('Pay at pick-up')).toMatch(/^400.50.TND250.TND refundable$/)
  })
})

describe('an unfinished payment', () => {
  it('keeps the car until its window ends', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-720)
    notice('2199-05-01T08:30:00.000Z')
    expect(screen.getByText(/The car is held for you until 20:30 \(your time\)\./)).toBeVisible()
  })

  it.each(['2020-05-01T08:30:00.000Z', undefined])('keeps nothing afterwards: %s', (expiresAt) => {
    renderPage(<StateSentence booking={{ ...DEPOSIT, status: 'void', expiresAt }} />)
    expect(screen.getByText(/Payment wasn’t completed, so this car isn’t booked/)).toBeVisible()
  })
})
