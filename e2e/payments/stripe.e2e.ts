import { locateConfirmation, pressButton, locateRefusalHeading } from '../steps/booking/checkout.ts'
import { expect, test } from '../steps/person/customer.ts'
import {
  bookToPayOnline,
  listCharges,
  chooseProvider,
  dropConfirmResponse,
  PAYMENTS_URL,
  locatePayButton,
  STRIPE_SIMULATOR,
  standInForProviders,
  recordForeignHosts,
  sendCommand,
  fillInStripeCard,
} from '../steps/server/providers.ts'

test.use({ baseURL: PAYMENTS_URL })
test.beforeEach(({ context }) => standInForProviders(context))

const PAID_CHARGE = { amount: 576_000, currency: 'TND', refunded: 0 }

test('a card payment succeeds, and the provider is not called before it is chosen @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  const strangers = recordForeignHosts(page)
  await bookToPayOnline(page, ownTrip, guest)
  await expect(page.getByRole('button', { name: 'Card', exact: true })).toBeVisible()
  expect(strangers).toEqual([])

  await chooseProvider(page, 'Card')
  await fillInStripeCard(page, '4242 4242 4242 4242')
  await locatePayButton(page, 'Pay 576 TND').click()
  await expect(locateConfirmation(page)).toBeVisible()
  expect([...new Set(strangers)].toSorted()).toEqual(['api.stripe.com', 'js.stripe.com'])

  const [booking, ...others] = await testActions.listBookings(ownTrip.car.id)
  expect([booking?.status, others]).toEqual(['paidInFull', []])
  const charges = await listCharges(request, STRIPE_SIMULATOR, booking?.id)
  expect(charges).toEqual([expect.objectContaining(PAID_CHARGE)])
})

test('a declined card shows an error, and another card pays @nightly', async ({
  page,
  ownTrip,
  guest,
  testActions,
  request,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'Card')
  await fillInStripeCard(page, '4000 0000 0000 9995')
  await locatePayButton(page, 'Pay 576 TND').click()
  await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
  await expect(page.getByText('Insufficient funds.')).toBeVisible()

  await pressButton(page, 'Try again')
  await fillInStripeCard(page, '4242 4242 4242 4242')
  await locatePayButton(page, 'Pay 576 TND').click()
  await expect(locateConfirmation(page)).toBeVisible()
  const [booking] = await testActions.listBookings(ownTrip.car.id)
  const charges = await listCharges(request, STRIPE_SIMULATOR, booking?.id)
  expect(charges).toEqual([expect.objectContaining(PAID_CHARGE)])
})

test('the bank’s dialog opens over the page, and its result is applied', async ({
  page,
  ownTrip,
  guest,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'Card')
  await fillInStripeCard(page, '4000 0000 0000 3220')
  await locatePayButton(page, 'Pay 576 TND').click()
  const bank = page.frameLocator('iframe[title="3-D Secure challenge"]')
  await bank.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(locateRefusalHeading(page, 'Payment failed.')).toBeVisible()
  await expect(page.getByText('You didn’t approve the payment with your bank.')).toBeVisible()

  await pressButton(page, 'Try again')
  await fillInStripeCard(page, '4000 0000 0000 3220')
  await locatePayButton(page, 'Pay 576 TND').click()
  await bank.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(locateConfirmation(page)).toBeVisible()
})

test('a customer can pay with PayPal when Stripe’s script fails to load @nightly', async ({
  page,
  context,
  ownTrip,
  guest,
}) => {
  test.slow()
  await context.route('https://js.stripe.com/**', (route) => route.abort())
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'Card')
  await pressButton(page, 'Pay with PayPal instead')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    locatePayButton(page, /^Pay €[\d.]+ with PayPal$/).click(),
  ])
  await popup.getByRole('button', { name: 'Pay now', exact: true }).click()
  await expect(locateConfirmation(page)).toBeVisible()
})

test('a card is charged once when the response is lost @nightly', async ({
  page,
  ownTrip,
  guest,
  request,
  testActions,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'Card')
  await fillInStripeCard(page, '4242 4242 4242 4242')
  await sendCommand(request, STRIPE_SIMULATOR, 'failure', {
    call: 'POST /v1/payment_pages',
    failure: 'lose-answer',
  })
  await locatePayButton(page, 'Pay 576 TND').click()
  await expect(locateConfirmation(page)).toBeVisible()
  const [booking] = await testActions.listBookings(ownTrip.car.id)
  expect(await listCharges(request, STRIPE_SIMULATOR, booking?.id)).toHaveLength(1)
})

test('a payment completes even if the tab is closed while the card is being charged @nightly', async ({
  page,
  ownTrip,
  guest,
  request,
  testActions,
}) => {
  await bookToPayOnline(page, ownTrip, guest)
  await chooseProvider(page, 'Card')
  await fillInStripeCard(page, '4242 4242 4242 4242')
  await dropConfirmResponse(page)
  await locatePayButton(page, 'Pay 576 TND').click()
  const charges = async () => {
    const [booking] = await testActions.listBookings(ownTrip.car.id)
    return listCharges(request, STRIPE_SIMULATOR, booking?.id)
  }
  await expect.poll(charges).toHaveLength(1)
  await page.close()
  await expect
    .poll(async () => (await testActions.listBookings(ownTrip.car.id))[0]?.status)
    .toBe('paidInFull')
  expect(await charges()).toHaveLength(1)
})
