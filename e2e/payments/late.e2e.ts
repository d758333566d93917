import type { APIRequestContext, Page } from '@playwright/test'

import type { TestActionsClient } from '../steps/server/test-actions.ts'
import { bookByCallAsGuest } from '../steps/booking/bookings.ts'
import {
  acceptTerms,
  pressBook,
  locateConfirmation,
  visitCheckout,
  passOptions,
  pressButton,
} from '../steps/booking/checkout.ts'
import { expect, heading, signInAs, test } from '../steps/person/customer.ts'
import type { TypedDriver } from '../steps/person/people.ts'
import { locateScreen } from '../steps/booking/payment-screens.ts'
import { WORKER_WAIT_OPTIONS } from '../steps/person/mails.ts'
import {
  expectPaidOnce,
  locateSandboxPayButton,
  payWith,
  bookToPayByCard,
} from '../steps/server/sandbox.ts'
import type { DemoTrip } from '../steps/booking/trip.ts'

const REFUNDED_CHARGES = [{ amount: 576_000, currency: 'TND', refunded: true }]
const AMOUNT_PATTERN = /576\sTND/

interface LatePayment {
  testActions: TestActionsClient
  request: APIRequestContext
  trip: DemoTrip
  guest: TypedDriver
}

/** Ends the payment window while the form is open, and books the car for another guest. */
async function bookCarForOtherGuest({ testActions, request, trip, guest }: LatePayment) {
  await testActions.closeWindow(trip.car.id)
  await bookByCallAsGuest(request, trip, { ...guest, email: `rival.${guest.email}` })
}

/** Waits for an email with this sentence. */
async function expectMail(request: APIRequestContext, to: string, sentence: RegExp) {
  await expect
    .poll(async () => {
      const answer = await request.get('/outbox.json', { params: { to } })
      return ((await answer.json()) as { text: string }[]).map((mail) => mail.text)
    }, WORKER_WAIT_OPTIONS)
    .toContainEqual(expect.stringMatching(sentence))
}

async function expectRefund(page: Page) {
  const money = page.getByRole('listitem').filter({ hasText: 'Test card' })
  await expect(money).toContainText(AMOUNT_PATTERN)
  await expect(money).toContainText('Refunded.')
  await expect(page.getByText('Refund sent')).toBeVisible()
}

test('a guest whose car is no longer available sees the refund on every page @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await bookCarForOtherGuest({ testActions, request, trip: ownTrip, guest })
  await payWith(page, 'accepted')
  await expect(locateScreen(page, 'We’re refunding your payment')).toBeVisible()
  await expect(page.getByRole('main').getByText(AMOUNT_PATTERN).first()).toBeVisible()
  expect(await testActions.listCharges(ownTrip.car.id)).toEqual(REFUNDED_CHARGES)

  const [attempt] = await testActions.listAttempts(ownTrip.car.id)
  await page.goto(`/checkout-session/${attempt?.reference}`)
  await expect(heading(page, 'We’re refunding your payment')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(AMOUNT_PATTERN)

  const [mine] = await testActions.listBookings(ownTrip.car.id)
  await page.goto(`/booking?b=${mine?.id}`)
  await expectRefund(page)
  await expectMail(request, guest.email, /We’re refunding it/)
  await expectMail(request, guest.email, /has been refunded/)
  const bookings = await testActions.listBookings(ownTrip.car.id)
  expect(bookings.map(({ status }) => status)).toEqual(['void', 'pending'])
})

test('a customer whose car is no longer available gets a notification as well @nightly', async ({
  page,
  ownTrip,
  guest,
  customer,
  testActions,
  request,
}) => {
  await signInAs(page, customer)
  await visitCheckout(page, ownTrip)
  await passOptions(page)
  await pressButton(page, 'Continue to payment options')
  await page.getByRole('radio', { name: 'Pay in full online' }).check()
  await pressButton(page, 'Continue to review')
  await acceptTerms(page)
  await pressBook(page)
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await bookCarForOtherGuest({ testActions, request, trip: ownTrip, guest })
  await payWith(page, 'accepted')
  await expect(locateScreen(page, 'We’re refunding your payment')).toBeVisible()

  await page.goto('/notifications')
  const notices = page.getByRole('main').getByRole('listitem')
  await expect(notices.filter({ hasText: /We’re refunding it/ })).toHaveCount(1)
  await notices
    .filter({ hasText: /has been refunded/ })
    .getByRole('link')
    .click()
  await expectRefund(page)
})

test('a late payment for a car that is still free restores the booking @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await bookToPayByCard(page, ownTrip, guest)
  await testActions.closeWindow(ownTrip.car.id)
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectPaidOnce(testActions, ownTrip.car.id)
})
