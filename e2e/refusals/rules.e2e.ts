import type { Page } from '@playwright/test'

import {
  acceptTerms,
  pressBook,
  readConfirmedBookingId,
  bookWithOutcome,
  openFilledReview,
  visitCheckout,
  passDriver,
  passOptions,
  passPayment,
  pressButton,
  locateRefusalHeading,
  type StepTitle,
  locateStepHeading,
} from '../steps/booking/checkout.ts'
import { expect, heading, test } from '../steps/person/customer.ts'
import { expectMessage } from '../steps/page/form.ts'
import { subtractYears } from '../steps/booking/trip.ts'
import { DEMO_CARS } from '../steps/booking/demo-fixtures.ts'

test('the minimum age for a car is shown at the field, and the form keeps the other input @nightly', async ({
  page,
  trip,
  guest,
}) => {
  await visitCheckout(page, { ...trip, car: DEMO_CARS.forAdults })
  await passOptions(page)
  await passDriver(page, { ...guest, birthDate: subtractYears(trip.from, 22) })
  const birthDate = page.getByLabel('Date of birth', { exact: true })
  await expectMessage(birthDate, 'You must be at least 25 years old.')
  await expect(birthDate).toBeFocused()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(guest.email)

  await birthDate.fill(guest.birthDate)
  await pressButton(page, 'Continue to payment options')
  await expect(locateStepHeading(page, 'Payment options')).toBeVisible()
})

/** The refusals that the customer can correct in a step of the form, and the corrections. */
const RULES: {
  code: string
  leadsTo: StepTitle
  says: string
  mend: (page: Page) => Promise<void>
}[] = [
  {
    code: 'too-young',
    leadsTo: 'Driver details',
    says: 'You must be at least 21 years old.',
    async mend(page) {
      await page.getByLabel('Date of birth', { exact: true }).fill('1980-01-15')
      await pressButton(page, 'Continue to payment options')
      await pressButton(page, 'Continue to review')
    },
  },
  {
    code: 'online-payment-barred',
    leadsTo: 'Payment options',
    says: 'Online payment is not allowed for users in Tunisia. Pay later or pay the deposit.',
    mend: passPayment,
  },
  {
    code: 'option-unavailable',
    leadsTo: 'Booking options',
    says: 'The rental company no longer offers one of these options. Please review them.',
    async mend(page) {
      await passOptions(page)
      await pressButton(page, 'Continue to payment options')
      await pressButton(page, 'Continue to review')
    },
  },
]

test('a refusal about a step leads back to it, shows why, and can be corrected @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await openFilledReview(page, trip, guest)
  for (const { code, leadsTo, says: sentence, mend } of RULES) {
    await test.step(code, async () => {
      await bookWithOutcome(page, callControl, { code })
      await expect(locateStepHeading(page, leadsTo)).toBeVisible()
      await expect(page.getByText(sentence).first()).toBeVisible()
      await mend(page)
      await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
      await acceptTerms(page)
    })
  }
  await pressBook(page)
  await readConfirmedBookingId(page)
})

const TRIP_RULES = [
  {
    code: 'too-early',
    says: 'The pick-up time has passed or is too soon. It must be at least a few hours in the future.',
  },
  { code: 'too-short', says: 'The rental is too short for this company.' },
  {
    code: 'closed-at-that-hour',
    says: 'The counter is closed at the pick-up or drop-off time.',
  },
  { code: 'car-elsewhere', says: 'This car isn’t available at the pick-up location.' },
]

test('a refusal about the trip shows why, and leads to the review or other cars @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await openFilledReview(page, trip, guest)
  for (const { code, says: sentence } of TRIP_RULES) {
    await test.step(code, async () => {
      await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
      await bookWithOutcome(page, callControl, { code })
      await expect(locateRefusalHeading(page, 'This trip can’t be booked')).toBeVisible()
      await expect(page.getByText(sentence)).toBeVisible()
      await pressButton(page, 'Back to the review')
    })
  }
  await bookWithOutcome(page, callControl, { code: 'too-short' })
  await page.getByRole('link', { name: 'Choose other dates or another car' }).click()
  await expect(heading(page, `Cars at ${trip.location.name}`)).toBeVisible()
})

test('an email address registered during checkout can be changed, and the form keeps the other input @nightly', async ({
  page,
  trip,
  guest,
  callControl,
}) => {
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, { code: 'email-taken' })
  await expect(locateRefusalHeading(page, 'This email address is already registered')).toBeVisible()
  await pressButton(page, 'Use another address')
  await expect(locateStepHeading(page, 'Driver details')).toBeVisible()
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue(guest.fullName)
  await page.getByLabel('Email', { exact: true }).fill(`other.${guest.email}`)
  await pressButton(page, 'Continue to payment options')
  await pressButton(page, 'Continue to review')
  await pressBook(page)
  await readConfirmedBookingId(page)
})
