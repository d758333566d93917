// @shows A11Y-1
import { isAccessible } from '../steps/axe.ts'
import { pressBook, fillIn, refusalHeading } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'

test('the page of a price that has changed is accessible', async ({
  page,
  ownTrip,
  guest,
  testActions,
}) => {
  await fillIn(page, ownTrip, guest)
  await testActions.raisePrices(ownTrip.car.id, 20)
  await pressBook(page)
  await expect(refusalHeading(page, 'The price has changed')).toBeVisible()
  await isAccessible(page)
})
