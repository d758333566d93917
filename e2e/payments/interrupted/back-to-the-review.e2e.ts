import type { Page } from '@playwright/test'

import { locateConfirmation, pressBook, locateStepHeading } from '../../steps/booking/checkout.ts'
import { locateExpiredScreen } from '../../steps/booking/payment-screens.ts'
import { expect, test } from '../../steps/person/customer.ts'
import { startOnCarPage } from '../../steps/interrupting/interruption.ts'
import { expectOnePayment, expectNoPayment } from '../../steps/interrupting/scene.ts'
import { payWith, locateSandboxPayButton } from '../../steps/server/sandbox.ts'

const locatePendingNotice = (page: Page) => page.getByText('Your booking is waiting to be paid')

async function expectPendingReview(page: Page) {
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await expect(locatePendingNotice(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(29|30) minutes left\.$/)
}

// @shows BOOK-42
test('going back and forward between payment and review, with reloads, creates one booking @nightly', async ({
  page,
  ownTrip: trip,
  guest,
  callControl,
  testActions,
  request,
}) => {
  const scene = { page, trip, guest, callControl, testActions, request }
  await startOnCarPage(scene)
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await expectNoPayment(scene)

  await page.goBack()
  await expectPendingReview(page)
  await page.reload()
  await expectPendingReview(page)
  await page.goForward()
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await page.reload()
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await page.goBack()
  await expectPendingReview(page)
  await expectNoPayment(scene)

  await page.getByRole('main').getByRole('button', { name: 'Continue to payment' }).dblclick()
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await expectNoPayment(scene)
  await payWith(page, 'accepted')
  await expect(locateConfirmation(page)).toBeVisible()
  await expectOnePayment(scene)
})

test('a hold that expires during review shows a notice and leads to a new booking @nightly', async ({
  page,
  ownTrip: trip,
  guest,
  callControl,
  testActions,
  request,
}) => {
  await page.clock.install()
  await startOnCarPage({ page, trip, guest, callControl, testActions, request })
  await expect(locateSandboxPayButton(page)).toBeVisible()
  await page.goBack()
  await expect(locatePendingNotice(page)).toBeVisible()
  await testActions.closeWindow(trip.car.id)
  await page.clock.fastForward('31:00')
  await expect(locateExpiredScreen(page)).toBeVisible()

  await page.goBack()
  await expect(locateStepHeading(page, 'Review and book')).toBeVisible()
  await expect(locatePendingNotice(page)).toBeHidden()
  await pressBook(page)
  await expect(locateSandboxPayButton(page)).toBeVisible()
})
