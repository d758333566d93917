import { isAccessible } from '../steps/axe.ts'
import { book, fillIn, refusal } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'

test('a price that has changed', async ({ page, ownTrip, guest, backstage }) => {
  await fillIn(page, ownTrip, guest)
  await backstage.raisePrices(ownTrip.car.id, 20)
  await book(page)
  await expect(refusal(page, 'The price has changed')).toBeVisible()
  await isAccessible(page)
})
