import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { AMIRA_VIEWER, FIAT_DETAIL } from '../testing/bookings.ts'
import { drawBookingPage, showBookingPage } from '../testing/booking-page.tsx'

beforeEach(() => {
  vi.setSystemTime('2027-05-01T08:00:00Z')
})

/** Reads the cents of each amount in a text. */
const readCents = (text: string | null | undefined) =>
  [...(text ?? '').matchAll(/€([\d.]+)/g)].map(([, digits]) => Math.round(Number(digits) * 100))
const sumCents = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)
const makeBillLine = <Kind,>(kind: Kind) => ({ kind, quantity: 1, unitPrice: 81, amount: 81 })

const readTile = (name: string) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent

describe('the booking page', () => {
  // @shows WIRE-78
  it.each(['pending', 'cancelled'] as const)(
    'offers no changes when the backend does not support them: %s',
    (status) => {
      showBookingPage({ booking: { status, amendments: true }, backend: 'bookcars' })

      expect(screen.queryByRole('heading', { name: /Changes/ })).not.toBeInTheDocument()
      expect(screen.queryByRole('button', { name: 'Remove from my list' })).toBeNull()
    },
  )

  // @shows BOOK-37
  it('shows the pick-up location, and the times in that location’s time zone', () => {
    showBookingPage()

    const [first] = screen.getAllByText(/Tue, 1 Jun 2027, 10:00/)
    const [last] = screen.getAllByText(/Thu, 3 Jun 2027, 10:00/)
    expect(first?.parentElement).toHaveTextContent('Tunis-Carthage')
    expect(last?.parentElement).toHaveTextContent('Tunis-Carthage')
    expect(screen.getAllByText('All times are local (Tunis).')[0]).toBeVisible()
  })

  it('shows the company’s address as its head office, apart from the pick-up location', () => {
    const supplier = { ...FIAT_DETAIL.supplier, location: 'Aéroport Tunis-Carthage, 2035 Tunis' }
    showBookingPage({ booking: { supplier } })

    expect(readTile('Head office')).toBe('Aéroport Tunis-Carthage, 2035 Tunis')
    expect(screen.queryByText('Address')).not.toBeInTheDocument()
    const pickUp = screen.getByRole('heading', { name: 'Pick-up and drop-off' }).parentElement
    expect(pickUp).not.toHaveTextContent('2035 Tunis')
  })

  // @shows PRICE-15, BOOKING-12
  it('shows price lines that add up, and the amount due at pick-up', () => {
    showBookingPage()

    expect(screen.getAllByRole('row', { name: /Total price 150.50/ })[0]).toBeVisible()
    expect(readTile('Pay at pick-up')).toMatch(/^400.50.TND250.TND refundable$/)
  })

  it('does not list an amount paid online as due at pick-up', () => {
    showBookingPage({
      booking: { status: 'deposit', isDeposit: true, price: 250, paidOnline: 250 },
    })

    expect(readTile('Paid online')).toMatch(/^250.TND250.TND refundable$/)
    expect(readTile('Pay at pick-up')).toMatch(/^150.50.TND$/)
  })

  it.each([
    ['nothing is paid', { paidOnline: 0 }],
    ['the deposit is paid', { paidOnline: 240 }],
    ['the rental is paid', { paidOnline: 243 }],
    ['all is paid', { paidOnline: 483 }],
    ['a part is paid', { paidOnline: 100.1 }],
  ])('adds up in euros when %s', (_case, part) => {
    const lines = (['day', 'cancellation', 'additionalDriver'] as const).map(makeBillLine)
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
      (name) => readCents(readTile(name))[0],
    )
    expect(paid + due).toBe(price + deposit)
    expect(price + deposit).toBe(14316)
  })

  it('calculates the price lines when the server sends none', () => {
    const { priceLines: _, days: _days, ...older } = FIAT_DETAIL
    drawBookingPage(older)

    expect(screen.getAllByRole('row', { name: /Total price 150.50/ })[0]).toBeVisible()
  })

  it('omits price lines that do not add up to the total', () => {
    const { priceLines: _, ...older } = FIAT_DETAIL
    drawBookingPage({ ...older, price: 99 })

    expect(screen.getAllByRole('row', { name: /^Rental 99.TND$/ })[0]).toBeVisible()
    expect(screen.queryByRole('row', { name: /^Extras/ })).not.toBeInTheDocument()
    expect(screen.getAllByRole('row', { name: /^Total price 99.TND$/ })[0]).toBeVisible()
  })

  it('shows the additional driver', () => {
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
  it('shows an unknown status unchanged', () => {
    showBookingPage({ booking: { status: 'atTheGarage' as BookingStatus } })

    expect(screen.getAllByText('atTheGarage')[0]).toBeVisible()
  })

  // @shows BOOKING-18
  it('lists past events, oldest first, and the next steps', () => {
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

  it('shows the company’s phone number and address when they are known', () => {
    const contactDetails = {
      phone: '+216 71 000 101',
      location: '14 avenue Habib Bourguiba, Tunis',
    }
    showBookingPage({ booking: { supplier: { ...FIAT_DETAIL.supplier, ...contactDetails } } })

    expect(screen.getAllByRole('link', { name: 'Call Jasmin Auto: +216 71 000 101' })).toHaveLength(
      2,
    )
    expect(screen.getAllByText(contactDetails.location)[0]).toBeVisible()
  })
})

describe('the booking history', () => {
  it('is in local time, with one note about the time zone', () => {
    showBookingPage()

    expect(screen.getAllByText(/Sat, 1 May 2027, 09:00/)).toHaveLength(2)
    // The printed voucher repeats the note.
    const notes = screen.getAllByText('All times are local (Tunis).')
    expect(notes.filter((note) => !note.closest('[data-voucher]'))).toHaveLength(1)
  })
})

describe('a running rental', () => {
  it('shows its end first, without advice about payment at pick-up or cancellation', () => {
    vi.setSystemTime('2027-06-02T09:00:00Z')
    showBookingPage({ booking: { status: 'reserved', cancellation: false, amendments: false } })

    const times = screen.getAllByText(/ Jun 2027, 10:00/, { selector: 'strong' })
    expect(times[0]).toHaveTextContent('Thu, 3 Jun 2027, 10:00')
    expect(readTile('Amount due at pick-up')).toMatch(/^400.50.TND/)
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
  ] as const)('is shown as past: %s', (status, sentence) => {
    showBookingPage({ booking: { status, cancelRequest: status === 'pending' } })

    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByText(/is confirmed|Until then the booking stands/)).not.toBeInTheDocument()
  })

  it('offers no calendar entry, and mentions no changes or cancellation', () => {
    showBookingPage({ booking: { status: 'paid', cancellation: false, amendments: false } })

    expect(screen.getByRole('button', { name: 'Print or save the voucher' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: /Cancellation|Changes/ })).not.toBeInTheDocument()
  })

  it('is shown as cancelled if it was cancelled', () => {
    showBookingPage({ booking: { status: 'cancelled' } })

    expect(screen.getAllByText('This booking is cancelled.')[0]).toBeVisible()
  })
})

const queryBookingsLink = () => screen.queryByText('My bookings')

describe('the link to all bookings', () => {
  it('reserves its space while the stored user is being checked', () => {
    showBookingPage({ viewer: { status: 'unknown', user: null } })

    expect(queryBookingsLink()).toBeInTheDocument()
    expect(queryBookingsLink()).not.toBeVisible()
  })

  it('is shown to signed-in customers', () => {
    showBookingPage()
    expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible()
  })

  it('is not rendered for guests', () => {
    showBookingPage({ viewer: { status: 'anonymous', user: null } })
    expect(queryBookingsLink()).not.toBeInTheDocument()
  })
})
