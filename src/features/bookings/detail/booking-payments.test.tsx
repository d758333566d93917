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

const DEPOSIT_BOOKING: Booking = { ...FIAT_DETAIL, status: 'deposit', isDeposit: true, price: 250 }

const PAYPAL_PAYMENT: NonNullable<Booking['payments']>[number] = {
  provider: 'payPal',
  status: 'paid',
  charge: { amount: 74.1, currency: 'EUR', baseAmount: 250, baseCurrency: 'TND', rate: 0.2964 },
  at: '2027-05-01T08:00:00.000Z',
}
const show = (changes: Partial<Booking>) =>
  renderPage(<BookingBill booking={{ ...DEPOSIT_BOOKING, ...changes }} />)
const showNotice = (expiresAt: string | undefined) =>
  renderPage(<BookingNotice booking={{ ...DEPOSIT_BOOKING, status: 'void', expiresAt }} />)
const readRows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))

describe('the online payments', () => {
  it('are shown as charged, in local time of the pick-up location', () => {
    show({ payments: [PAYPAL_PAYMENT] })
    expect(readRows()).toEqual([expect.stringMatching(/^€74\.10 PayPal, Sat, 1 May 2027, 09:00$/)])
  })

  it('show whether a late payment is being refunded or has been refunded', () => {
    show({
      status: 'void',
      payments: [
        { ...PAYPAL_PAYMENT, status: 'refunding' },
        { ...PAYPAL_PAYMENT, provider: 'stripe', status: 'refunded' },
      ],
    })
    expect(readRows()).toEqual([
      expect.stringMatching(/Refund started\.$/),
      expect.stringMatching(/Card.*Refunded\./),
    ])
  })

  it('show the amount from the server even when the status implies no payment', () => {
    show({ status: 'reserved', paidOnline: 250 })
    expect(readTile('Paid online')).toMatch(/^250.TND/)
  })

  it('are not labelled as online when the payment method is unknown', () => {
    show({ status: 'paid', isDeposit: false, price: 250, paidOnline: undefined })
    expect(readTile('Paid')).toMatch(/^250.TND/)
    expect(screen.queryByText('Paid online')).not.toBeInTheDocument()
  })

  it('are hidden until something has been paid', () => {
    show({ payments: [] })
    expect(screen.queryByText('Online payments')).not.toBeInTheDocument()
  })
})

const readTile = (name: string) => screen.getByText(name).nextElementSibling?.textContent

const toRow = (booking: Booking): BookingInList => {
  const { supplier, car, driver } = FIAT
  return { ...booking, supplier, car, driver }
}

/** The booking was paid in full: 150.50 for two days and a deposit of 250. */
describe('a price change after the payment', () => {
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

  it('marks the booking as part paid after an increase', () => {
    renderPage(
      <>
        <BookingHeader booking={longer} />
        <BookingNotice booking={longer} />
        <BookingPrice booking={toRow(longer)} />
      </>,
    )
    expect(screen.getAllByText('Part paid')).toHaveLength(2)
    expect(screen.getByText(/Pay the remaining 100.TND at pick-up/)).toBeVisible()
    expect(screen.getAllByText(/^100.TND due at pick-up/)).toHaveLength(2)
    expect(screen.queryByText(/paid in full/i)).not.toBeInTheDocument()
  })

  it('shows the refund after a decrease, who pays it, and when', () => {
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
        <BookingPrice booking={toRow(shorter)} />
      </>,
    )
    expect(screen.getByText(/The rental company refunds 100.TND at pick-up/)).toBeVisible()
    expect(readTile('Refunded at pick-up')).toMatch(/^100.TND$/)
    expect(screen.getByText(/^100.TND refunded at pick-up/)).toBeVisible()
  })

  it('is settled when staff have recorded the payment at the counter', () => {
    const noted = { ...longer, status: 'paidInFull' } satisfies Booking
    renderPage(
      <>
        <BookingHeader booking={noted} />
        <BookingBill booking={noted} />
      </>,
    )
    expect(screen.queryByText('Part paid')).not.toBeInTheDocument()
    expect(readTile('Paid')).toMatch(/^500.50.TND/)
    expect(readTile('Pay at pick-up')).toMatch(/^0.TND/)
  })
})

describe('the deposit', () => {
  it.each([
    { status: 'deposit', isDeposit: true, isPayedInFull: false, price: 250, says: /^150.50.TND$/ },
    { status: 'paidInFull', isDeposit: false, isPayedInFull: true, price: 400.5, says: /^0.TND$/ },
  ] as const)('is included in the amount paid online: $status', ({ says, ...booking }) => {
    show({ ...booking, paidOnline: booking.price })

    expect(readTile('Pay at pick-up')).toMatch(says)
    expect(readTile('Paid online')).toMatch(/250.TND refundable$/)
  })

  it.each([
    { status: 'pending', paidOnline: 0, says: /^400.50.TND250.TND refundable$/ },
    { status: 'paid', paidOnline: 150.5, says: /^250.TND250.TND refundable$/ },
  ] as const)('is included in the amount due at pick-up: $status', ({ says, ...booking }) => {
    show({ ...booking, isDeposit: false, price: 150.5 })

    expect(readTile('Pay at pick-up')).toMatch(says)
    expect(readTile('Paid online')).not.toMatch(/refundable/)
  })

  it.each([
    ['cancelled', 0],
    ['paid', 1],
  ] as const)(
    'is promised back after the drop-off, unless the booking is cancelled: %s',
    (status, promises) => {
      show({ status, paidOnline: 250 })

      expect(screen.getByText('Refundable deposit')).toBeVisible()
      expect(screen.queryAllByText(/returned after the drop-off/i)).toHaveLength(promises)
    },
  )

  it('is due at pick-up when the chosen online payment was not made', () => {
    show({ status: 'reserved', paidOnline: 0 })

    expect(readTile('Pay at pick-up')).toMatch(/^400.50.TND250.TND refundable$/)
  })
})

describe('an unfinished payment', () => {
  it('holds the car until the payment window ends', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-720)
    showNotice('2199-05-01T08:30:00.000Z')
    expect(screen.getByText(/The car is held for you until 20:30 \(your time\)\./)).toBeVisible()
  })

  it.each(['2020-05-01T08:30:00.000Z', undefined])(
    'does not hold the car without an open payment window: %s',
    (expiresAt) => {
      renderPage(<StateSentence booking={{ ...DEPOSIT_BOOKING, status: 'void', expiresAt }} />)
      expect(screen.getByText(/Payment wasn’t completed, so this car isn’t booked/)).toBeVisible()
    },
  )
})
