import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { Booking } from '#api/bookings.query.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import { bookingChangeMachine } from '#machines/booking-change/booking-change.machine.ts'
import { cancellationMachine } from '#machines/cancellation/cancellation.machine.ts'
import { renderPage } from '#testing/page.tsx'
import type { Viewer } from '#ui/viewer.tsx'

import { AMIRA, FIAT_DETAIL } from '../testing/bookings.ts'
import { BookingPage } from './booking-page.tsx'

const BARRED = { bar: 'signed-out', terms: 'not-bought' } as const

interface Shown {
  booking?: Partial<Booking>
  viewer?: Viewer
}

const show = ({ booking, viewer = AMIRA }: Shown = {}) =>
  draw({ ...FIAT_DETAIL, ...booking }, viewer)

function draw(booking: Booking, viewer?: Viewer) {
  const input = { bookingId: booking._id, ...BARRED }
  const cancellation = {
    actor: createActor(cancellationMachine, { input }),
    standing: () => BARRED,
  }
  const changes = createActor(bookingChangeMachine).start()
  renderPage(<BookingPage booking={booking} cancellation={cancellation} changes={changes} />, {
    ...(viewer && { viewer }),
  })
}

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
    draw(older)

    expect(screen.getByRole('row', { name: /Total 150.50/ })).toBeVisible()
  })

  it('shows no lines that would not add up to the price', () => {
    const { priceLines: _, ...older } = FIAT_DETAIL
    draw({ ...older, price: 99 })

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
