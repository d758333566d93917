import { hasOneBooking, isBookedOnce } from '../steps/booking/bookings.ts'
import {
  pressBook,
  bookingNumber,
  bookInto,
  fillIn,
  fillInSignedIn,
  pressButton,
  refusalHeading,
} from '../steps/booking/checkout.ts'
import { expect, signInAs, test } from '../steps/person/customer.ts'

/** More often than browser and app retry automatically. */
const MAX_FAILURES = 50

const FAILED = 'Something went wrong.'
const SAFE = 'Trying again is safe: even if the booking went through, there will be only one.'

test('an error is shown when the server fails, and a retry books once @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await fillIn(page, trip, guest)
  await bookInto(page, callControl, { code: 'internal' })
  await expect(refusalHeading(page, FAILED)).toBeVisible()
  await expect(page.getByText(SAFE)).toBeVisible()
  await pressButton(page, 'Try again')
  await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
})

test('a reload instead of trying again books once, too @nightly', async ({
  page,
  trip,
  guest,
  callControl,
  testActions,
}) => {
  await fillIn(page, trip, guest)
  await bookInto(page, callControl, { code: 'internal' })
  await expect(refusalHeading(page, FAILED)).toBeVisible()
  await page.reload()
  await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
})

for (const [what, outcome] of [
  ['a call that never reaches the server', 'cut'],
  ['an answer that is lost on its way', 'lose-answer'],
] as const) {
  test(`trying again after ${what} finds or makes the one booking @nightly`, async ({
    page,
    trip,
    guest,
    callControl,
    testActions,
  }) => {
    await fillIn(page, trip, guest)
    await callControl.plan('checkOut', outcome, MAX_FAILURES)
    await pressBook(page)
    await expect(page.getByText('The connection was lost.')).toBeVisible()
    await expect(page.getByText(SAFE)).toBeVisible()
    await callControl.forget('checkOut')
    await pressButton(page, 'Try again')
    await isBookedOnce(testActions, trip, guest.email, await bookingNumber(page))
  })
}

test('a customer whose response was lost has one booking in the list @nightly', async ({
  page,
  trip,
  customer,
  callControl,
}) => {
  await signInAs(page, customer)
  await fillInSignedIn(page, trip)
  await callControl.plan('checkOut', 'lose-answer', MAX_FAILURES)
  await pressBook(page)
  await expect(refusalHeading(page, FAILED)).toBeVisible()
  await callControl.forget('checkOut')
  await page.reload()
  await bookingNumber(page)
  await hasOneBooking(page, trip)
})
