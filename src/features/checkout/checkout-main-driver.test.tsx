import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'

import { BOOKING_ID } from '@masar/machines/checkout/testing/checkout-fixtures.ts'
import { openApp } from '#testing/app.tsx'
import { controlFetch } from '#testing/calls.ts'
import { click, fill } from '#testing/page.tsx'

import { makeCheckoutAnswers, CHECKOUT_PATH } from '../payment/testing/server-answers.ts'
import { downloadScreens } from './lazy-screens.ts'
import {
  respondToBooking,
  listBookCalls,
  bookFromDriverStep,
  fillInGuest,
  findHeading,
  openCheckoutPage,
} from './testing/customer.ts'

beforeAll(downloadScreens)

const OTHER_DRIVER_LABEL = 'I’m booking for another driver'

async function continueToDriver() {
  await findHeading(/Booking options \(/)
  await click('button', 'Continue to driver details')
}

async function fillInMainDriver(birthDate = '1960-03-02') {
  await click('checkbox', OTHER_DRIVER_LABEL)
  await fill('Main driver: full name', 'Leïla Mansouri')
  await fill('Main driver: email', 'leila@example.org')
  await fill('Main driver: phone', '+216 22 333 444')
  await fill('Main driver: date of birth', birthDate)
}

const queryMainDriverField = () => screen.queryByLabelText('Main driver: full name')

describe('booking for another driver', () => {
  // @shows BOOKING-45
  it('sends the driver’s details, and shows the email address that receives the voucher', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToDriver()
    await fillInGuest()
    await fillInMainDriver()
    const language = screen.getByLabelText('Language of the driver’s emails')
    await userEvent.selectOptions(language, 'es')
    await bookFromDriverStep()
    expect(screen.getByText(/Main driver: Leïla Mansouri/)).toBeVisible()
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })

    expect(await screen.findByText('leila@example.org')).toBeVisible()
    expect(listBookCalls(wire)[0]?.body).toMatchObject({
      driver: { fullName: 'Badis Gharbi' },
      mainDriver: {
        fullName: 'Leïla Mansouri',
        email: 'leila@example.org',
        phone: '+21622333444',
        birthDate: '1960-03-02',
        language: 'es',
      },
    })
  })

  it('shows an error at each invalid driver field', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToDriver()
    await fillInGuest()
    await fillInMainDriver('2085-01-01')
    await fill('Main driver: email', 'leila@')
    await fill('Main driver: phone', '12')
    await click('button', 'Continue to payment options')

    for (const name of ['email', 'phone', 'date of birth'])
      expect(screen.getByLabelText(`Main driver: ${name}`)).toBeInvalid()
    expect(screen.getByLabelText('Full name')).toBeValid()
  })

  it('is undone when the checkbox is cleared', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToDriver()
    await fillInGuest()
    await fillInMainDriver()
    await click('checkbox', OTHER_DRIVER_LABEL)
    expect(queryMainDriverField()).toBeNull()
    await bookFromDriverStep()
    await respondToBooking(wire, 200, { bookingId: BOOKING_ID, status: 'pending' })

    expect(listBookCalls(wire)[0]?.body).not.toHaveProperty('mainDriver')
  })

  it('keeps the input after a reload', async () => {
    controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToDriver()
    await fillInMainDriver()
    cleanup()
    await openCheckoutPage()

    expect(await screen.findByDisplayValue('Leïla Mansouri')).toBeVisible()
  })

  it('shows a refusal by the server at the driver’s field', async () => {
    const wire = controlFetch(makeCheckoutAnswers())
    await openCheckoutPage()
    await continueToDriver()
    await fillInGuest()
    await fillInMainDriver()
    await bookFromDriverStep()
    await respondToBooking(wire, 422, {
      type: 'about:blank',
      status: 422,
      code: 'too-young',
      errors: [{ pointer: '/mainDriver/birthDate', code: 'too-young' }],
    })

    await findHeading(/^Driver details/)
    expect(screen.getByLabelText('Main driver: date of birth')).toBeInvalid()
    expect(screen.getByLabelText('Date of birth')).toBeValid()
  })

  it('is offered only when the backend supports it', async () => {
    controlFetch(makeCheckoutAnswers())
    await openApp(CHECKOUT_PATH, 'en', { capabilities: { mainDrivers: false } })
    await continueToDriver()

    expect(screen.queryByRole('checkbox', { name: OTHER_DRIVER_LABEL })).toBeNull()
  })
})
