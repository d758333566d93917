import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import type { Booking } from '#api/bookings.query.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { click, renderPage } from '#testing/page.tsx'
import type { Viewer } from '#ui/viewer.tsx'

import { FIAT_DETAIL } from '../testing/bookings.ts'
import { BookingPage } from './booking-page.tsx'

const AMIRA: Viewer = {
  status: 'signedIn',
  user: {
    _id: FIAT_DETAIL.driver._id,
    type: 'user',
    email: 'amira@example.com',
    fullName: 'Amira Ben Salah',
    verified: true,
    language: 'en',
    enableEmailNotifications: true,
    blacklisted: false,
  },
}
const A_MONTH_BEFORE = new Date('2027-05-01T08:00:00Z')
const THE_EVENING_BEFORE = new Date('2027-05-31T18:00:00Z')

interface Shown {
  booking?: Partial<Booking>
  viewer?: Viewer
  now?: Date
  onCancel?: () => Promise<boolean>
}

const show = ({ booking, viewer = AMIRA, now = A_MONTH_BEFORE, onCancel = yes }: Shown = {}) =>
  renderPage(
    <BookingPage booking={{ ...FIAT_DETAIL, ...booking }} now={now} onCancel={onCancel} />,
    { viewer },
  )
const yes = () => Promise.resolve(true)

describe('the page of a booking', () => {
  it('says where and when on the clock of the pick-up place', () => {
    show()

    expect(screen.getByText(/Tue, Jun 1, 2027, 10:00.AM/)).toBeVisible()
    expect(screen.getByText(/Thu, Jun 3, 2027, 10:00.AM/)).toBeVisible()
    expect(screen.getByText(/Africa\/Tunis/)).toBeVisible()
  })

  it('explains the price in lines that add up, and what is due at the counter', () => {
    show()

    expect(screen.getByRole('row', { name: /Total 150.50/ })).toBeVisible()
    expect(screen.getByText('400.50 TND')).toBeVisible()
  })

  it('does not ask at the counter for what was paid online', () => {
    show({ booking: { status: 'deposit', isDeposit: true, price: 250 } })

    expect(screen.getByText('250 TND')).toBeVisible()
    expect(screen.getAllByText('150.50 TND')).toHaveLength(2)
  })

  it('works the lines out where the server sends none', () => {
    const { priceLines: _, days: _days, ...older } = FIAT_DETAIL
    renderPage(<BookingPage booking={older} now={A_MONTH_BEFORE} onCancel={yes} />)

    expect(screen.getByRole('row', { name: /Total 150.50/ })).toBeVisible()
  })

  it('shows no lines that would not add up to the price', () => {
    const { priceLines: _, ...older } = FIAT_DETAIL
    renderPage(
      <BookingPage booking={{ ...older, price: 99 }} now={A_MONTH_BEFORE} onCancel={yes} />,
    )

    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.getByText('99 TND')).toBeVisible()
  })

  it('names the second driver', () => {
    show({
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

    expect(screen.getByText('Badis Gharbi')).toBeVisible()
    expect(screen.getByText(/November 2, 1988/)).toBeVisible()
  })

  it('shows a status it does not know as it is', () => {
    show({ booking: { status: 'atTheGarage' as BookingStatus } })

    expect(screen.getByText('atTheGarage')).toBeVisible()
  })

  it('tells what happened, oldest first', () => {
    show()

    const [first, second] = screen.getAllByRole('listitem').slice(-2)
    expect(first).toHaveTextContent('You booked the car')
    expect(second).toHaveTextContent('Sent to the supplier')
  })
})

describe('asking to cancel', () => {
  it('says what it costs before it asks', async () => {
    show()
    await click('button', 'Cancel this booking')

    const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }))
    expect(dialog.getByText(/until Mon, May 31, 2027, 10:00.AM you may get back/)).toBeVisible()
  })

  it('warns of a fee in the last 24 hours', async () => {
    show({ now: THE_EVENING_BEFORE })
    await click('button', 'Cancel this booking')

    expect(screen.getByText(/may charge a fee/)).toBeVisible()
  })

  it('sends one request and closes', async () => {
    const onCancel = vi.fn<() => Promise<boolean>>(yes)
    show({ onCancel })
    await click('button', 'Cancel this booking')
    await click('button', 'Ask to cancel')

    expect(onCancel).toHaveBeenCalledOnce()
    expect(screen.queryByText(/may get back/)).not.toBeInTheDocument()
  })

  it('says in the dialog that the request was not sent, and lets the customer try again', async () => {
    const onCancel = vi.fn<() => Promise<boolean>>(() => Promise.reject(new Error('no network')))
    show({ onCancel })
    await click('button', 'Cancel this booking')
    await click('button', 'Ask to cancel')

    expect(screen.getByRole('alert')).toHaveTextContent('Your request was not sent')
    expect(screen.getByRole('button', { name: 'Ask to cancel' })).toBeEnabled()
  })

  it('says that there was nothing left to cancel', async () => {
    show({ onCancel: () => Promise.resolve(false) })
    await click('button', 'Cancel this booking')
    await click('button', 'Ask to cancel')

    expect(screen.getByText(/can no longer be cancelled here/)).toBeVisible()
  })

  it.each([
    ['was not bought', { cancellation: false }, /without the cancellation option/],
    ['is asked for', { cancelRequest: true }, /You have asked to cancel/],
    ['has begun', { from: '2027-04-30T09:00:00.000Z' }, /has begun/],
  ])('is not offered when it %s', (_why, booking, sentence) => {
    show({ booking })

    expect(screen.queryByRole('button', { name: 'Cancel this booking' })).not.toBeInTheDocument()
    expect(screen.getByText(sentence)).toBeVisible()
  })

  it('is not offered to a guest, whose browser only reads', () => {
    show({ viewer: { status: 'anonymous', user: null } })

    expect(screen.queryByRole('heading', { name: 'Cancellation' })).not.toBeInTheDocument()
  })
})
