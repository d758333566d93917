import { confirmation } from '../steps/checkout.ts'
import { expect, test } from '../steps/customer.ts'
import { bookToPayOnline } from '../steps/providers.ts'
import { fillWith, isHeldUnpaid, isPaidOnce, payButton, payWith } from '../steps/sandbox.ts'

test.beforeEach(async ({ page, ownTrip, guest }) => {
  await bookToPayOnline(page, ownTrip, guest)
  await expect(payButton(page)).toBeVisible()
})

test('a reload before paying brings the form back, and one booking', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await page.reload()
  await expect(payButton(page)).toBeVisible()
  await isHeldUnpaid(backstage, ownTrip.car.id)

  await payWith(page, 'accepted')
  await expect(confirmation(page)).toBeVisible()
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('a reload while the card is charged ends in one paid booking', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await payWith(page, 'slow')
  await page.reload()
  await expect(confirmation(page)).toBeVisible({ timeout: 90_000 })
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('going back and forward leaves the payment where it was', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await page.goto('/')
  await page.goBack()
  await expect(payButton(page)).toBeVisible()
  await payWith(page, 'accepted')
  await expect(confirmation(page)).toBeVisible()
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('a tab that is closed while the card is charged loses nothing', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await payWith(page, 'lost')
  await page.close()
  await expect
    .poll(async () => (await backstage.bookingsOf(ownTrip.car.id))[0]?.status, { timeout: 60_000 })
    .toBe('paidInFull')
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('no connection while paying is waited out, and the payment counts once', async ({
  page,
  context,
  ownTrip,
  backstage,
}) => {
  await context.setOffline(true)
  await payWith(page, 'accepted')
  await expect(page.getByText('Payment failed.')).toBeHidden()
  await context.setOffline(false)
  await expect(payButton(page).or(confirmation(page))).toBeVisible({ timeout: 90_000 })
  if (await payButton(page).isVisible()) await payWith(page, 'accepted')
  await expect(confirmation(page)).toBeVisible()
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('a second press on the button pays no second time', async ({ page, ownTrip, backstage }) => {
  await fillWith(page, 'accepted')
  await payButton(page).dblclick()
  await expect(confirmation(page)).toBeVisible()
  await isPaidOnce(backstage, ownTrip.car.id)
})

test('the time to pay runs out: the car is free again, and nothing was charged', async ({
  page,
  ownTrip,
  backstage,
}) => {
  await backstage.closeWindow(ownTrip.car.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The time to pay has run out' })).toBeVisible()
  expect(await backstage.chargesOf(ownTrip.car.id)).toEqual([])
})
