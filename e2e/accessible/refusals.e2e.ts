// @shows A11Y-1
import { expectAccessible } from '../steps/page/axe.ts'
import { pressBook, openFilledReview, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'

test('the screen for a changed price is accessible @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await openFilledReview(page, ownTrip, guest)
  await testActions.raisePrices(ownTrip.car.id, 20)
  await pressBook(page)
  await expect(locateRefusalHeading(page, 'The price has changed')).toBeVisible()
  await expectAccessible(page)
})
