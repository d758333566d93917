import { cleanup, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { click, fill, settle } from '#testing/page.tsx'

import { downloadScreens } from './lazy-screens.ts'
import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import {
  respondToBooking,
  listBookCalls,
  fillInGuest,
  findHeading,
  openCheckoutPage,
  goToReview,
} from './testing/customer.ts'
import {
  makeCheckoutAnswers,
  CHECKOUT_PATH,
  CLIO_WITH_OPTIONS,
} from '../payment/testing/server-answers.ts'

beforeAll(downloadScreens)

describe('a guest', () => {
  // @shows BOOK-1, BOOK-2, BOOK-29, WIRE-82
  it('books at the displayed price, in the contract’s format', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('checkbox', /^Cancellation/)
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'View booking' })).toBeVisible()
    expect(listBookCalls(wire)[0]?.body).toMatchObject({
      driver: {
        fullName: 'Badis Gharbi',
        email: 'badis@example.com',
        phone: '+21698765432',
        birthDate: '1990-05-17',
        language: 'en',
      },
      booking: {
        supplier: CLIO_WITH_OPTIONS.supplier._id,
        from: '2099-06-01T09:00:00.000Z',
        to: '2099-06-03T09:00:00.000Z',
        status: 'pending',
        cancellation: true,
        theftProtection: true,
        additionalDriver: false,
        price: 150,
      },
      payLater: true,
    })
  })

  // @shows BOOK-5
  it('sees the pick-up checklist before and after booking', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    expect(await findHeading(/^Pick-up checklist$/)).toBeVisible()
    expect(screen.getByText(/^Bring a driving licence/)).toBeVisible()
    await click('button', /^Book now/)
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(await findHeading(/^Pick-up checklist$/)).toBeVisible()
    expect(screen.getByText('Bring an identity card or passport.')).toBeVisible()
  })

  // @shows FORM-13
  it('creates one booking when pressing “Book now” twice', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    const button = screen.getByRole('button', { name: /^Book now/ })
    await settle(() => {
      button.click()
      button.click()
    })
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID })

    expect(await findHeading(/^Booking received/)).toBeVisible()
    expect(listBookCalls(wire)).toHaveLength(1)
  })

  it('keeps all input after a reload in the middle of a word', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('checkbox', /Additional driver/)
    await click('button', 'Continue to driver details')
    await fill('Full name', 'Badis Gh')
    await fill('Additional driver: phone', '+216 9')
    cleanup()
    await openCheckoutPage()

    expect(await screen.findByLabelText('Full name')).toHaveValue('Badis Gh')
    expect(screen.getByLabelText('Additional driver: phone')).toHaveValue('+216 9')
  })

  it('sees the focus move to each new step’s heading, except on page load', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    expect(await findHeading(/Booking options \(/)).not.toHaveFocus()
    await click('button', 'Continue to driver details')

    expect(await findHeading(/Driver details \(/)).toHaveFocus()
  })

  // @shows BOOK-3, FORM-5
  it('sees an error at each missing field, and the car’s minimum age', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await click('button', 'Continue to payment options')
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Please fill in the fields:.*Full name.*Email.*Phone.*Date of birth/,
    )
    expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Required')
    expect(screen.getAllByText(/Please fill in the field/)).toHaveLength(1)

    await fillInGuest('2077-06-02')
    await click('button', 'Continue to payment options')

    expect(screen.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      /You must be at least 23 years old\./,
    )
    expect(screen.getByLabelText('Date of birth')).toHaveFocus()
  })

  // @shows BOOK-20, BOOK-31
  it('sees the same errors for an additional driver', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('checkbox', /Additional driver/)
    await click('button', 'Continue to driver details')
    await fillInGuest()
    await fill('Additional driver: email', 'annabella')
    await fill('Additional driver: phone', 'nonsense')
    await fill('Additional driver: date of birth', '2077-06-02')
    await click('button', 'Continue to payment options')

    const [name, email, phone, birthDate] = screen.getAllByLabelText(/^Additional driver: /)
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription(
      'Please fill in the field: Additional driver: full name',
    )
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    // Once at the field and once in the summary.
    expect(screen.getAllByText(/Please fill in the field/)).toHaveLength(2)
    expect(screen.getAllByText('Invalid email address')).toHaveLength(1)
    expect(screen.getAllByText('Invalid phone number')).toHaveLength(1)
    expect(screen.getAllByText('You must be at least 23 years old.')).toHaveLength(1)
    expect(email).toHaveAccessibleDescription('Invalid email address')
    expect(phone).toHaveAccessibleDescription(/^With the country code.* Invalid phone number$/)
    expect(birthDate).toHaveAccessibleDescription(/You must be at least 23 years old\.$/)
  })

  // @shows BOOK-4, BOOK-7
  it('must choose how to pay and accept the terms before booking', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')
    await fillInGuest()
    await click('button', 'Continue to payment options')
    await click('button', 'Continue to review')
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose how you want to pay/)

    await click('radio', 'Pay later, at the counter')
    await click('button', 'Continue to review')
    await click('button', /^Book now/)
    const terms = screen.getByRole('checkbox', { name: 'I accept the terms of use.' })
    expect(terms).toHaveAccessibleDescription('Please accept the terms of use.')
    expect(listBookCalls(wire)).toEqual([])
  })

  // @shows FORM-14
  it('is taken back to a field that the server refuses', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 422, {
      code: 'invalid-request',
      errors: [{ in: 'body', pointer: '/driver/phone', code: 'wrong-format' }],
    })

    const phone = await screen.findByLabelText('Phone')
    expect(phone).toHaveAccessibleDescription(/Invalid phone number/)
    expect(phone).toHaveValue('+216 98 765 432')
    expect(phone).toHaveFocus()
  })

  it('does not have to enter the driver details again for another car', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await goToReview()
    await click('button', /^Book now/)
    await respondToBooking(wire, 409, { code: 'car-taken' })
    await findHeading(/^The car has just been booked$/)
    cleanup()
    await openApp(CHECKOUT_PATH.replace('0030&', '0031&'))
    await findHeading(/Booking options \(/)
    await click('button', 'Continue to driver details')

    expect(screen.getByLabelText('Full name')).toHaveValue('Badis Gharbi')
  })
})
