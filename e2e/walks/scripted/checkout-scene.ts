import { expect, request as requests } from '@playwright/test'

import { bookByCallAsGuest, type OpenPayment } from '../../steps/booking/bookings.ts'
import { signInSupplierForCalls, changeStatusByCall } from '../../steps/booking/changes.ts'
import { pressBook } from '../../steps/booking/checkout.ts'
import { SUPPLIERS } from '../../steps/booking/demo-fixtures.ts'
import { storeDraft } from '../../steps/booking/draft.ts'
import { createOwnTrip } from '../../steps/booking/own-trip.ts'
import { checkoutPath, type DemoTrip } from '../../steps/booking/trip.ts'
import { demoDriver } from '../../steps/person/people.ts'
import { createAddress } from './script-people.ts'
import { localize, main, type PreparedStart, type ScriptScene } from './scripted-flow.ts'

/** A checkout for a car that only this path books. */
export interface CheckoutStart extends PreparedStart {
  trip: DemoTrip
}

export type CheckoutScene = ScriptScene & CheckoutStart

/** The header of a request from Tunisia. */
export const FROM_TUNISIA = { 'x-forwarded-for': '203.0.113.7' }

type Choice = 'later' | 'deposit' | 'full'

export async function prepareOwnCheckout(scene: ScriptScene): Promise<CheckoutStart> {
  const trip = await createOwnTrip(scene.testActions)
  return { trip, address: localize(scene, checkoutPath(trip)) }
}

/** Stores the checkout of a guest who has filled in everything and accepted the terms. */
export async function storeOwnReview({ page, trip }: CheckoutScene, choice: Choice) {
  await page.goto('/favicon.svg')
  const driver = { ...demoDriver(createAddress()), fullName: 'Badis Gharbi' }
  await storeDraft(page, trip, 'review', { driver, choice, terms: true })
}

/** Opens the review of a guest who has filled in everything and accepted the terms. */
export async function openOwnReview(scene: CheckoutScene, choice: Choice) {
  await storeOwnReview(scene, choice)
  await scene.page.goto(scene.address)
  await expectReview(scene)
}

export const expectReview = (scene: ScriptScene) =>
  expect(main(scene).getByText(scene.t('I accept the terms of use.'))).toBeVisible()

/** Books with the deposit paid by card, and waits for the card form. */
export async function beginPayment(scene: CheckoutScene): Promise<OpenPayment> {
  await openOwnReview(scene, 'deposit')
  const opened = scene.page.waitForResponse(/\/api\/create-checkout-session/)
  await pressBook(scene.page, scene.t)
  const begun = (await (await opened).json()) as OpenPayment
  await expect(formButton(scene)).toBeVisible()
  return begun
}

/** Locates the button of the card form. */
export const formButton = (scene: Pick<ScriptScene, 'page'>) =>
  main(scene).locator('form button[type=submit]')

/** Presses the button whose English text is this. */
export const pressNamed = (scene: ScriptScene, name: string) =>
  main(scene)
    .getByRole('button', { name: scene.t(name), exact: true })
    .click()

/** Leaves checkout, and confirms the dialog that a guest sees after entering something. */
export async function leaveCheckout(scene: ScriptScene) {
  const { page, t } = scene
  await pressNamed(scene, 'Leave checkout')
  const confirmed = page
    .getByRole('dialog')
    .getByRole('button', { name: t('Leave'), exact: true })
    .click()
  await Promise.race([confirmed, page.waitForURL(({ pathname }) => pathname !== '/checkout')])
}

/** Books the car in another tab, as the guest of this browser. */
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
  const driver = { ...demoDriver(createAddress()), language }
  const ask = (price: number) =>
    page.request.post('/api/checkout', {
      data: { driver, payLater, booking: { ...booking, price } },
      // Calls of the page wait for an answer; these calls do not.
      headers: { 'x-scenario': 'other-tab' },
    })
  // The refusal of a wrong price contains the right one.
  const { price } = (await (await ask(1)).json()) as { price: number }
  const booked = await ask(price)
  expect(booked.status()).toBe(200)
  return ((await booked.json()) as { bookingId: string }).bookingId
}

/** Books the car as another customer. */
export async function bookByRival({ origin, trip }: CheckoutScene) {
  const request = await requests.newContext({ baseURL: origin })
  await bookByCallAsGuest(request, trip, demoDriver(createAddress()))
  await request.dispose()
}

/** Changes the status of all bookings of the car that are not cancelled, as the supplier. */
export async function setAllStatuses({ origin, testActions, trip }: CheckoutScene, status: string) {
  const bookings = await testActions.listBookings(trip.car.id)
  const ids = bookings.filter((one) => one.status !== 'cancelled').map(({ id }) => id)
  if (ids.length === 0) return
  const request = await requests.newContext({ baseURL: origin })
  await signInSupplierForCalls(request)
  await changeStatusByCall(request, ids, status)
  await request.dispose()
}

/** Chooses from a menu of the header, whose name ends with the current choice. */
export async function chooseInHeader({ page }: ScriptScene, menu: string, choice: string | RegExp) {
  const [name = ''] = menu.split('*')
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitemradio', { name: choice }).click()
}

export const chooseCurrency = (code: string) => (scene: ScriptScene) =>
  chooseInHeader(scene, scene.t('Currency: {currency}', { currency: '*' }), new RegExp(code))

/** Goes back in the browser, once the payment is an entry of its history. */
export async function goBackToReview({ page }: ScriptScene) {
  await page.waitForFunction(() => {
    const { checkoutSteps } = history.state as { checkoutSteps?: readonly string[] }
    return checkoutSteps?.at(-1) === 'paying'
  })
  await page.goBack()
}
