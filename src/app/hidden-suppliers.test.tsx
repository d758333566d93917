import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { click, renderPage } from '#testing/page.tsx'

import { downloadScreens } from '../features/checkout/lazy-screens.ts'
import {
  respondToBooking,
  findHeading,
  storeCustomer,
} from '../features/checkout/testing/customer.ts'
import { makeCheckoutAnswers, CHECKOUT_PATH } from '../features/payment/testing/server-answers.ts'
import { showBookingPage } from '../features/bookings/testing/booking-page.tsx'
import { AMIRA_VIEWER, FIAT } from '../features/bookings/testing/bookings.ts'
import { ListedBookings } from '../features/bookings/testing/listed-bookings.tsx'

const SUPPLIER_NAME = FIAT.supplier.fullName
const hideSuppliers = true

const renderBookingsList = (settings: { hideSuppliers?: boolean }) =>
  renderPage(<ListedBookings rows={[FIAT]} />, { viewer: AMIRA_VIEWER, settings })

// @sets hideSuppliers
describe('a supplier that the operator hides', () => {
  it('is not named in the bookings list', () => {
    renderBookingsList({})
    expect(document.body).toHaveTextContent(SUPPLIER_NAME)
    document.body.replaceChildren()

    renderBookingsList({ hideSuppliers })
    expect(screen.getAllByText(FIAT.car.name)[0]).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(SUPPLIER_NAME)
  })

  it('is not named on the booking page or on the voucher', () => {
    showBookingPage({ hideSuppliers })
    expect(screen.getAllByText(FIAT.car.name)[0]).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(SUPPLIER_NAME)
  })

  it('is not named in checkout or on the confirmation', async () => {
    storeCustomer()
    await downloadScreens()
    const wire = controlFetch(makeCheckoutAnswers())
    await openApp(CHECKOUT_PATH, 'en', { hideSuppliers })
    await findHeading(/Booking options \(/)
    expect(document.body).not.toHaveTextContent('Jasmin Auto')
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('checkbox', 'I accept the terms of use.')
    expect(document.body).not.toHaveTextContent('Jasmin Auto')
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: '66aa00000000000000000050', status: 'pending' })
    await findHeading(/Booking received/)
    expect(document.body).not.toHaveTextContent('Jasmin Auto')
  })
})
