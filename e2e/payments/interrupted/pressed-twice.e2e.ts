import { confirmation } from '../../steps/checkout.ts'
import { expect, test } from '../../steps/customer.ts'
import { fillWith, isPaidOnce, payButton, payWith, bookToPayByCard } from '../../steps/sandbox.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayByCard(page, ownTrip, guest)
})

test('a second press on the button pays no second time', async ({ page, ownTrip, backstage }) => {
  await fillWith(page, 'accepted')
  await payButton(page).dblclick()
  await expect(confirmation(page)).toBeVisible()
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('a reload while the slow card is charged is waited out, and ends in one paid booking', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await payWith(page, 'slow')
  await page.reload()
  await expect(confirmation(page)).toBeVisible({ timeout: 90_000 })
  await isPaidOnce(backstage, ownTrip.car.id)
})
