import type { Page } from '@playwright/test'

import { confirmation, pressBook, stepHeading } from '../../steps/booking/checkout.ts'
import { expiredScreen } from '../../steps/booking/payment-screens.ts'
import { expect, test } from '../../steps/person/customer.ts'
import { startOnCarPage } from '../../steps/interrupting/interruption.ts'
import { paidOnce, unpaid } from '../../steps/interrupting/scene.ts'
import { payWith, sandboxPayButton } from '../../steps/server/sandbox.ts'

const notice = (page: Page) => page.getByText('Your booking is waiting to be paid')

async function showsReview(page: Page) {
  await expect(stepHeading(page, 'Review and book')).toBeVisible()
  await expect(notice(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(29|30) minutes left\.$/)
}

// @shows BOOK-42
test('going back and forward between payment and review, with reloads, makes one booking @nightly', async ({
  page,
  ownTrip: trip,
  guest,
  callControl,
  testActions,
  request,
}) => {
  const scene = { page, trip, guest, callControl, testActions, request }
  await startOnCarPage(scene)
  await expect(sandboxPayButton(page)).toBeVisible()
  await unpaid(scene)

  await page.goBack()
  await showsReview(page)
  await page.reload()
  await showsReview(page)
  await page.goForward()
  await expect(sandboxPayButton(page)).toBeVisible()
  await page.reload()
  await expect(sandboxPayButton(page)).toBeVisible()
  await page.goBack()
  await showsReview(page)
  await unpaid(scene)

  await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).dblclick()
  await expect(sandboxPayButton(page)).toBeVisible()
  await unpaid(scene)
  await payWith(page, 'accepted')
  await expect(confirmation(page)).toBeVisible()
  await paidOnce(scene)
})

test('a hold that expires during the review shows a notice, and going back leads to a new booking @nightly', async ({
  page,
  ownTrip: trip,
  guest,
  callControl,
  testActions,
  request,
}) => {
  await page.clock.install()
  await startOnCarPage({ page, trip, guest, callControl, testActions, request })
  await expect(sandboxPayButton(page)).toBeVisible()
  await page.goBack()
  await expect(notice(page)).toBeVisible()
  await testActions.closeWindow(trip.car.id)
  await page.clock.fastForward('31:00')
  await expect(expiredScreen(page)).toBeVisible()

  await page.goBack()
  await expect(stepHeading(page, 'Review and book')).toBeVisible()
  await expect(notice(page)).toBeHidden()
  await pressBook(page)
  await expect(sandboxPayButton(page)).toBeVisible()
})
