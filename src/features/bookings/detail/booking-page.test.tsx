import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { drawBookingPage, showBookingPage } from '../testing/booking-page.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** Cents of each amount in a text. */
const readCents = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/€([\d.]+)/g)].map(([, digits]) => Math.round(Number(digits) * 100))
const sumCents = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)
const billLine = <Kind,>(kind: Kind) => ({ kind, quantity: 1, unitPrice: 81, amount: 81 })

const tile = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent

describe('the page of a booking', () => {
  // @shows WIRE-78
  it.each(['pending', 'cancelled'] as const)(
    'says nothing of changes where the backend lets no customer make them: %s',
    (status) => {
      showBookingPage({ booking: { status, amendments: true }, backend: 'bookcars' })

      expect(screen.queryByRole('heading', { name: /Changes/ })).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Remove from my list' })).toBeNull()
    },
  )

  // @shows BOOK-37
  it('says where and when on the clock of the pick-up place', () => {
    showBookingPage()

    const [first] = screen.getAllByText(/Tue, 1 Jun 2027, 10:00/)
    const [last] = screen.getAllByText(/Thu, 3 Jun 2027, 10:00/)
    expect(first?.parentElement).toHaveTextContent('Tunis-Carthage')
    expect(last?.parentElement).toHaveTextContent('Tunis-Carthage')
    expect(screen.getAllByText('All times are local (Tunis).')[0]).toBeVisible()
  })

  it('names the address of the rental company as its head office, away from the pick-up', () => {
    const supplier = { ...FIAT_DETAIL.supplier, location: 'Aéroport Tunis-Carthage, 2035 Tunis' }
    showBookingPage({ booking: { supplier } })

    expect(tile('Head office')).toBe('Aéroport Tunis-Carthage, 2035 Tunis')
    expect(screen.queryByText('Address')).not.toBeInTheDocument()
    const pickUp = screen.getByRole('heading', { name: 'Pick-up and drop-off' }).parentElement
    expect(pickUp).not.toHaveTextContent('2035 Tunis')
  })

  // @shows PRICE-15, BOOKING-12
  it('explains the price in lines that add up, and what is paid at the pick-up', () => {
    showBookingPage()

    expect(screen.getAllByRole('row', { name: /Total price 150.50/ })[0]).toBeVisible()
    expect(tile('Pay at pick-up')).toMatch(/^400.50.TND250.TND refundable$/)
  })

  it('does not ask at the pick-up for what was paid online', () => {
    showBookingPage({
      booking: { status: 'deposit', isDeposit: true, price: 250, paidOnline: 250 },
    })

    expect(tile('Paid online')).toMatch(/^250.TND250.TND refundable$/)
    expect(tile('Pay at pick-up')).toMatch(/^150.50.TND$/)
  })

  it.each([
    ['nothing is paid', { paidOnline: 0 }],
    ['the deposit is paid', { paidOnline: 240 }],
    ['the rental is paid', { paidOnline: 243 }],
    ['all is paid', { paidOnline: 483 }],
    ['a part is paid', { paidOnline: 100.1 }],
  ])('adds up in euros where %s', (_case, part) => {
    const lines = (['day', 'cancellation', 'additionalDriver'] as const).map(billLine)
    const booking = { ...FIAT_DETAIL, ...part, price: 243, deposit: 240, priceLines: lines }
    drawBookingPage(booking, AMIRA_VIEWER, { currency: 'EUR', rate: 0.2964 })

    const [bill] = screen.getAllByRole('table')
    const rows = [...(bill?.querySelectorAll('tr') ?? [])].map(
      (row) => readCents(row.textContent).at(-1) ?? 0,
    )
    const price = rows.pop() ?? 0
    expect(sumCents(rows)).toBe(price)
    const [note] = screen.getAllByText(/^Refundable deposit/)
    const [deposit = 0] = readCents(note?.parentElement?.parentElement?.textContent)
    const [paid = 0, due = 0] = ['Paid online', 'Pay at pick-up'].map(
      (name) => readCents(tile(name))[0],
    )
    expect(paid + due).toBe(price + deposit)
    expect(price + deposit).toBe(14316)
  })

  it('works the lines out where the server sends none', () => {
    const { priceLines: _, days: _days, ...older } = FIAT_DETAIL
    drawBookingPage(older)

    expect(screen.getAllByRole('row', { name: /Total price 150.50/ })[0]).toBeVisible()
  })

  it('shows no lines that would not add up to the price', () => {
    const { priceLines: _, ...older } = FIAT_DETAIL
    drawBookingPage({ ...older, price: 99 })

    expect(screen.getAllByRole('row', { name: /^Rental 99.TND$/ })[0]).toBeVisible()
    expect(screen.queryByRole('row', { name: /^Extras/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('row', { name: /^Total price 99.TND$/ })[0]).toBeVisible()
  })

  it('names the second driver', () => {
    showBookingPage({
      booking: {
        additionalDriver: true,
        _additionalDriver: {
          fullName: 'Badis Gharbi',
          email: 'badis@example.com',
          phone: '+21698765432',
          birthDate: '1988-11-02T00:00:00.000Z',
        },
      },
    })

    expect(screen.getAllByText('Badis Gharbi')[0]).toBeVisible()
    expect(screen.getByText(/2 November 1988/)).toBeVisible()
  })

  // @shows BOOKING-25, WIRE-85
  it('shows a status it does not know as it is', () => {
    showBookingPage({ booking: { status: 'atTheGarage' as BookingStatus } })

    expect(screen.getAllByText('atTheGarage')[0]).toBeVisible()
  })

  // @shows BOOKING-18
  it('tells what happened, oldest first, and what happens next', () => {
    showBookingPage()

    const steps = screen.getAllByRole('listitem').filter((item) => item.closest('ol'))
    expect(steps.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^You booked the car/),
      expect.stringMatching(/^Sent to the rental company/),
      'NextThe rental company confirms the booking',
      expect.stringMatching(/^Pick up the carTue, 1 Jun 2027, 10:00$/),
      expect.stringMatching(/^Return the carThu, 3 Jun 2027, 10:00$/),
    ])
  })

  it('says whom to call, where the company tells a number and an address', () => {
    const told = { phone: '+216 71 000 101', location: '14 avenue Habib Bourguiba, Tunis' }
    showBookingPage({ booking: { supplier: { ...FIAT_DETAIL.supplier, ...told } } })

    expect(screen.getAllByRole('link', { name: 'Call Jasmin Auto: +216 71 000 101' })).toHaveLength(
      2,
    )
    expect(screen.getAllByText(told.location)[0]).toBeVisible()
  })
})

const readersClock = (minutesBehindUtc: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehindUtc)
/** On the page, and not on the voucher, which only paper shows. */
const notes = () =>
  screen
    .getAllByText('All times are local (Tunis).')
    .filter((note) => !note.closest('[data-voucher]'))

describe('what happened', () => {
  // @shows BOOK-37
  it('names its clock to a reader whose own shows another time', () => {
    readersClock(0)
    showBookingPage()

    expect(screen.getAllByText(/Sat, 1 May 2027, 09:00/)).toHaveLength(2)
    expect(notes()).toHaveLength(2)
  })

  it('names it once, with the trip, to a reader on the same clock', () => {
    readersClock(-60)
    showBookingPage()

    expect(notes()).toHaveLength(1)
  })
})

describe('a running rental', () => {
  it('shows first when it ends, and nothing of paying at the pick-up or of cancelling', () => {
    vi.setSystemTime('2027-06-02T09:00:00Z')
    showBookingPage({ booking: { status: 'reserved', cancellation: false, amendments: false } })

    const times = screen.getAllByText(/ Jun 2027, 10:00/, { selector: 'strong' })
    expect(times[0]).toHaveTextContent('Thu, 3 Jun 2027, 10:00')
    expect(tile('Amount at pick-up')).toMatch(/^400.50.TND/)
    expect(screen.queryByText('Pay at pick-up')).not.toBeInTheDocument()
    expect(screen.queryByText(/can’t be cancelled|don’t show up/)).not.toBeInTheDocument()
  })
})

describe('a rental that has ended', () => {
  beforeEach(() => {
    vi.setSystemTime('2027-06-03T09:00:00Z')
  })

  it.each([
    ['paid', 'This rental has ended.'],
    ['pending', 'The dates of this booking have passed, and the rental company didn’t confirm it.'],
  ] as const)('is told of as past: %s', (status, sentence) => {
    showBookingPage({ booking: { status, cancelRequest: status === 'pending' } })

    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByText(/is confirmed|Until then the booking stands/)).not.toBeInTheDocument()
  })

  it('goes into no calendar, and says nothing of changes that it could not have', () => {
    showBookingPage({ booking: { status: 'paid', cancellation: false, amendments: false } })

    expect(screen.getByRole('button', { name: 'Print or save the voucher' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /Cancellation|Changes/ })).not.toBeInTheDocument()
  })

  it('stays cancelled where it was', () => {
    showBookingPage({ booking: { status: 'cancelled' } })

    expect(screen.getAllByText('This booking is cancelled.')[0]).toBeVisible()
  })
})

const wayBack = () => screen.queryByText('My bookings')

describe('the way to all bookings', () => {
  it('has its place while the stored user is being checked', () => {
    showBookingPage({ viewer: { status: 'unknown', user: null } })

    expect(wayBack()).toBeInTheDocument()
    expect(wayBack()).not.toBeVisible()
  })

  it('is there for who is signed in', () => {
    showBookingPage()
    expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible()
  })

  it('is nothing to a guest', () => {
    showBookingPage({ viewer: { status: 'anonymous', user: null } })
    expect(wayBack()).not.toBeInTheDocument()
  })
})
