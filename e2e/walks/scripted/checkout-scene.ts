import { expect, request as requests } from '@playwright/test'

import { bookByCallAsGuest, type OpenPayment } from '../../steps/booking/bookings.ts'
import { signInSupplierForCalls, changeStatusByCall } from '../../steps/booking/changes.ts'
import { pressBook } from '../../steps/booking/checkout.ts'
import { SUPPLIERS } from '../../steps/booking/demo-fixtures.ts'
import { storeDraft } from '../../steps/booking/draft.ts'
import { createTripWithNewCar } from '../../steps/booking/own-trip.ts'
import { buildCheckoutPath, type DemoTrip } from '../../steps/booking/trip.ts'
import { createDemoDriver } from '../../steps/person/people.ts'
import { createEmailAddress } from './script-people.ts'
import {
  localize,
  locateMainRegion,
  type PreparedStart,
  type ScriptScene,
} from './scripted-flow.ts'

/** A checkout for a car that only this path books. */
export interface CheckoutStart extends PreparedStart {
  trip: DemoTrip
}

export type CheckoutScene = ScriptScene & CheckoutStart

export const TUNISIAN_HEADERS = { 'x-forwarded-for': '203.0.113.7' }

type Choice = 'later' | 'deposit' | 'full'

export async function prepareOwnCheckout(scene: ScriptScene): Promise<CheckoutStart> {
  const trip = await createTripWithNewCar(scene.testActions)
  return { trip, address: localize(scene, buildCheckoutPath(trip)) }
}

/** Stores a guest's checkout with everything filled in and the terms accepted. */
export async function storeOwnReview({ page, trip }: CheckoutScene, choice: Choice) {
  await page.goto('/favicon.svg')
  const driver = { ...createDemoDriver(createEmailAddress()), fullName: 'Badis Gharbi' }
  await storeDraft(page, trip, 'review', { driver, choice, terms: true })
}

/** Opens a guest's review with everything filled in and the terms accepted. */
export async function openOwnReview(scene: CheckoutScene, choice: Choice) {
  await storeOwnReview(scene, choice)
  await scene.page.goto(scene.address)
  await expectReview(scene)
}

export const expectReview = (scene: ScriptScene) =>
  expect(locateMainRegion(scene).getByText(scene.t('I accept the terms of use.'))).toBeVisible()

/** Books with the deposit paid by card, and waits for the card form. */
export async function beginPayment(scene: CheckoutScene): Promise<OpenPayment> {
  await openOwnReview(scene, 'deposit')
  const opened = scene.page.waitForResponse(/\/api\/create-checkout-session/)
  await pressBook(scene.page, scene.t)
  const payment = (await (await opened).json()) as OpenPayment
  await expect(locateCardFormButton(scene)).toBeVisible()
  return payment
}

export const locateCardFormButton = (scene: Pick<ScriptScene, 'page'>) =>
  locateMainRegion(scene).locator('form button[type=submit]')

/** Clicks a button by its English name, translated into the page's language. */
export const pressTranslatedButton = (scene: ScriptScene, name: string) =>
  locateMainRegion(scene)
    .getByRole('button', { name: scene.t(name), exact: true })
    .click()

/** Leaves checkout, and confirms the dialog that a guest sees after entering something. */
export async function leaveCheckout(scene: ScriptScene) {
  const { page, t } = scene
  await pressTranslatedButton(scene, 'Leave checkout')
  const confirmed = page
    .getByRole('dialog')
    .getByRole('button', { name: t('Leave'), exact: true })
    .click()
  await Promise.race([confirmed, page.waitForURL(({ pathname }) => pathname !== '/checkout')])
}

/** Books the car outside this page, as this browser's guest. */
export async function bookElsewhere({ page, trip, language }: CheckoutScene, choice: Choice) {
  const payLater = choice === 'later'
  const booking = {
    supplier: SUPPLIERS.jasmin.id,
    car: trip.car.id,
    pickupLocation: trip.location.id,
    dropOffLocation: trip.location.id,
    from: `${trip.from}T09:00:00.000Z`,
    to: `${trip.to}T09:00:00.000Z`,
    isDeposit: choice === 'deposit',
    isPayedInFull: choice === 'full',
  }
  const driver = { ...createDemoDriver(createEmailAddress()), language }
  const ask = (price: number) =>
    page.request.post('/api/checkout', {
      data: { driver, payLater, booking: { ...booking, price } },
      // The page's calls wait to be answered, but these calls must not.
      headers: { 'x-scenario': 'other-tab' },
    })
  // The server responds to a wrong price with the right one.
  const { price } = (await (await ask(1)).json()) as { price: number }
  const booked = await ask(price)
  expect(booked.status()).toBe(200)
  return ((await booked.json()) as { bookingId: string }).bookingId
}

export async function bookCarAsRival({ origin, trip }: CheckoutScene) {
  const request = await requests.newContext({ baseURL: origin })
  await bookByCallAsGuest(request, trip, createDemoDriver(createEmailAddress()))
  await request.dispose()
}

/** As the supplier, changes the status of all of the car's bookings that are not cancelled. */
export async function setAllStatuses({ origin, testActions, trip }: CheckoutScene, status: string) {
  const bookings = await testActions.listBookings(trip.car.id)
  const ids = bookings.filter((one) => one.status !== 'cancelled').map(({ id }) => id)
  if (ids.length === 0) return
  const request = await requests.newContext({ baseURL: origin })
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, ids, status)
  await request.dispose()
}

/** Selects an option in a header menu. The menu's name ends with the current option. */
export async function chooseInHeader({ page }: ScriptScene, menu: string, choice: string | RegExp) {
  const [name = ''] = menu.split('*')
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
}

export const chooseCurrency = (code: string) => (scene: ScriptScene) =>
  chooseInHeader(scene, scene.t('Currency: {currency}', { currency: '*' }), new RegExp(code))

/** Goes back in the browser, once its history contains an entry for the payment. */
export async function goBackToReview({ page }: ScriptScene) {
  await page.waitForFunction(() => {
    const { checkoutSteps } = history.state as { checkoutSteps?: readonly string[] }
    return checkoutSteps?.at(-1) === 'paying'
  })
  await page.goBack()
}
