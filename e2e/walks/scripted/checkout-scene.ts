import { expect, request as requests } from '@playwright/test'

import { guestBooksByCall, type OpenPayment } from '../../steps/booking/bookings.ts'
import { callsAsSupplier, changeStatusByCall } from '../../steps/booking/changes.ts'
import { pressBook } from '../../steps/booking/checkout.ts'
import { SUPPLIERS } from '../../steps/booking/demo-fixtures.ts'
import { keepDraft } from '../../steps/booking/draft.ts'
import { createOwnTrip } from '../../steps/booking/own-trip.ts'
import { checkoutPath, type DemoTrip } from '../../steps/booking/trip.ts'
import { demoDriver } from '../../steps/person/people.ts'
import { newAddress } from './script-people.ts'
import { localize, main, type PreparedStart, type ScriptScene } from './scripted-flow.ts'

/** A checkout for a car that only this path books. */
export interface CheckoutStart extends PreparedStart {
  trip: DemoTrip
}

export type CheckoutScene = ScriptScene & CheckoutStart

/** The header of an address in Tunisia. */
export const FROM_TUNISIA = { 'x-forwarded-for': '203.0.113.7' }

type Choice = 'later' | 'deposit' | 'full'

export async function prepareOwnCheckout(scene: ScriptScene): Promise<CheckoutStart> {
  const trip = await createOwnTrip(scene.testActions)
  return { trip, address: localize(scene, checkoutPath(trip)) }
}

/** A guest has filled in everything and accepted the terms. */
export async function keepOwnReview({ page, trip }: CheckoutScene, choice: Choice) {
  await page.goto('/favicon.svg')
  const driver = { ...demoDriver(newAddress()), fullName: 'Badis Gharbi' }
  await keepDraft(page, trip, 'review', { driver, choice, terms: true })
}

/** The same, and the review is on the page. */
export async function openOwnReview(scene: CheckoutScene, choice: Choice) {
  await keepOwnReview(scene, choice)
  await scene.page.goto(scene.address)
  await seeReview(scene)
}

export const seeReview = (scene: ScriptScene) =>
  expect(main(scene).getByText(scene.t('I accept the terms of use.'))).toBeVisible()

/** Books with the deposit paid by card, up to its form. */
export async function beginPayment(scene: CheckoutScene): Promise<OpenPayment> {
  await openOwnReview(scene, 'deposit')
  const opened = scene.page.waitForResponse(/\/api\/create-checkout-session/)
  await pressBook(scene.page, scene.t)
  const begun = (await (await opened).json()) as OpenPayment
  await expect(formButton(scene)).toBeVisible()
  return begun
}

/** The button of the card form. */
export const formButton = (scene: Pick<ScriptScene, 'page'>) =>
  main(scene).locator('form button[type=submit]')

/** Presses the button with this English text. */
export const pressNamed = (scene: ScriptScene, name: string) =>
  main(scene)
    .getByRole('button', { name: scene.t(name), exact: true })
    .click()

/** A guest who has entered something is asked first. */
export async function leaveCheckout(scene: ScriptScene) {
  const { page, t } = scene
  await pressNamed(scene, 'Leave checkout')
  const confirmed = page
    .getByRole('dialog')
    .getByRole('button', { name: t('Leave'), exact: true })
    .click()
  await Promise.race([confirmed, page.waitForURL(({ pathname }) => pathname !== '/checkout')])
}

/** The guest of this browser books the car in another tab. */
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
  const driver = { ...demoDriver(newAddress()), language }
  const ask = (price: number) =>
    page.request.post('/api/checkout', {
      data: { driver, payLater, booking: { ...booking, price } },
      // Calls of the page wait for an answer, these do not.
      headers: { 'x-scenario': 'other-tab' },
    })
  // The server names the price that it insists on.
  const { price } = (await (await ask(1)).json()) as { price: number }
  const booked = await ask(price)
  expect(booked.status()).toBe(200)
  return ((await booked.json()) as { bookingId: string }).bookingId
}

/** Another customer books the car. */
export async function bookByRival({ origin, trip }: CheckoutScene) {
  const request = await requests.newContext({ baseURL: origin })
  await guestBooksByCall(request, trip, demoDriver(newAddress()))
  await request.dispose()
}

/** The supplier changes all bookings of the car that are not cancelled. */
export async function setAllStatuses({ origin, testActions, trip }: CheckoutScene, status: string) {
  const bookings = await testActions.listBookings(trip.car.id)
  const ids = bookings.filter((one) => one.status !== 'cancelled').map(({ id }) => id)
  if (ids.length === 0) return
  const request = await requests.newContext({ baseURL: origin })
  await callsAsSupplier(request)
  await changeStatusByCall(request, ids, status)
  await request.dispose()
}

/** Uses a menu of the header; its name ends with the current choice. */
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
