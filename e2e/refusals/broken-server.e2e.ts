import { expectOneBooking, expectBookedOnce } from '../steps/booking/bookings.ts'
import {
  pressBook,
  readConfirmedBookingId,
  bookWithOutcome,
  openFilledReview,
  openSignedInReview,
  pressButton,
  locateRefusalHeading,
} from '../steps/booking/checkout.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

/** More failures than the browser and the app retry automatically. */
const MAX_FAILURES = 50

const FAILED_TEXT = 'Something went wrong.'
const SAFE_RETRY_TEXT =
  'Trying again is safe: even if the booking went through, there will be only one.'

test('an error is shown when the server fails, and a retry books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, { code: 'internal' })
  await expect(locateRefusalHeading(page, FAILED_TEXT)).toBeVisible()
  await expect(page.getByText(SAFE_RETRY_TEXT)).toBeVisible()
  await pressButton(page, 'Try again')
  await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
})

test('reloading instead of trying again also books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await openFilledReview(page, trip, guest)
  await bookWithOutcome(page, callControl, { code: 'internal' })
  await expect(locateRefusalHeading(page, FAILED_TEXT)).toBeVisible()
  await page.reload()
  await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
})

for (const [what, outcome] of [
  ['a call that never reaches the server', 'cut'],
  ['a response that is lost', 'lose-answer'],
] as const) {
  test(`trying again after ${what} results in one booking @nightly`, async ({
    page,
    trip,
    guest,
    callControl,
    testActions,
  }) => {
    await openFilledReview(page, trip, guest)
    await callControl.plan('checkOut', outcome, MAX_FAILURES)
    await pressBook(page)
    await expect(page.getByText('The connection was lost.')).toBeVisible()
    await expect(page.getByText(SAFE_RETRY_TEXT)).toBeVisible()
    await callControl.forget('checkOut')
    await pressButton(page, 'Try again')
    await expectBookedOnce(testActions, trip, guest.email, await readConfirmedBookingId(page))
  })
}

test('a customer whose response was lost has one booking in the list @nightly', async ({
  page,
  trip,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await openSignedInReview(page, trip)
  await callControl.plan('checkOut', 'lose-answer', MAX_FAILURES)
  await pressBook(page)
  await expect(locateRefusalHeading(page, FAILED_TEXT)).toBeVisible()
  await callControl.forget('checkOut')
  await page.reload()
  await readConfirmedBookingId(page)
  await expectOneBooking(page, trip)
})
