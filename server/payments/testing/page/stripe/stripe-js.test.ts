// @vitest-environment jsdom
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
} from '@stripe/react-stripe-js/checkout'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement as h, useState } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createStripeProvider } from '../../../stripe/stripe-provider.ts'
import { buildPaymentOrder } from '../../orders.ts'
import { StripeSimulator } from '../../stripe/stripe-simulator.ts'
import { runFrameScript, redirectCalls, sendFromFrame } from '../browser.ts'

let stripe: StripeSimulator
let restore: () => void
beforeAll(async () => {
  stripe = await StripeSimulator.start()
  restore = redirectCalls(stripe.url)
  const script = await fetch('https://js.stripe.com/endive/stripe.js')
  // oxlint-disable-next-line no-eval -- runs the script as a script element would
  globalThis.eval(await script.text())
})
afterEach(cleanup)
afterAll(async () => {
  restore()
  await stripe.stop()
})

/** A payment form as in the documentation of the React package. */
function Form() {
  const state = useCheckoutElements()
  const [ending, setEnding] = useState('')
  if (state.type !== 'success') return h('p', null, state.type)
  const { confirm, total, status, canConfirm } = state.checkout
  const pay = async () => {
    const result = await confirm({ redirect: 'if_required' })
    setEnding(result.type === 'error' ? result.error.message : 'Paid')
  }
  return h(
    'div',
    null,
    h(PaymentElement),
    h('button', { onClick: () => void pay(), disabled: !canConfirm }, `Pay ${total.total.amount}`),
    h('output', null, `${status.type} ${ending}`),
  )
}

async function openForm(locale = 'en') {
  const provider = createStripeProvider({ ...stripe.settings, retries: 0 })
  const order = buildPaymentOrder({ locale })
  const { reference, clientSecret } = await provider.open(order)
  const options = { clientSecret: clientSecret ?? '' }
  const loaded = loadStripe(stripe.publishableKey)
  render(h(CheckoutElementsProvider, { stripe: loaded, options }, h(Form)))
  const button = await screen.findByRole('button', { name: /^Pay/ })
  const frame = screen.getByTitle('Secure payment input frame')
  const type = await runFrameScript(frame, 'https://js.stripe.com/endive/payment-frame.js')
  return { provider, reference, button, type }
}

const buildCardFields = (number = '4242 4242 4242 4242') => ({
  'Card number': number,
  'Expiration date': '12/34',
  'Security code': '123',
})

const press = async () => fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }))

describe('Stripe’s React package with the fake script', () => {
  it('shows the amount, and pays with the card in the frame', async () => {
    const { provider, reference, button, type } = await openForm()
    expect(button.textContent).toBe('Pay €85.80')
    expect(button).toHaveProperty('disabled', true)
    type(buildCardFields())
    await press()
    expect(await screen.findByText('complete Paid')).toBeTruthy()
    expect((await provider.read(reference)).status).toBe('paid')
  })

  it('formats the amount in the session’s language', async () => {
    const { button } = await openForm('fr')
    expect(button.textContent).toMatch(/^Pay 85,80\s€$/)
  })

  it('reports a declined card, and accepts another one', async () => {
    const { provider, reference, type } = await openForm()
    type(buildCardFields('4000 0000 0000 9995'))
    await press()
    expect(await screen.findByText('open Your card has insufficient funds.')).toBeTruthy()
    expect((await provider.read(reference)).reason).toBe('insufficient-funds')
    type(buildCardFields())
    await press()
    expect(await screen.findByText('complete Paid')).toBeTruthy()
  })

  it.each([
    [true, 'complete Paid'],
    [false, 'open We are unable to authenticate your payment method.'],
  ])('opens the bank’s challenge when the card requires it', async (passes, ending) => {
    const { reference, type } = await openForm()
    type(buildCardFields('4000 0000 0000 3220'))
    await press()
    const bank = await screen.findByTitle('3-D Secure challenge')
    stripe.ledger.endChallenge(reference, passes)
    sendFromFrame(bank, { standIn: 'challenge-ended' })
    expect(await screen.findByText(ending)).toBeTruthy()
    expect(screen.queryByTitle('3-D Secure challenge')).toBeNull()
  })

  it('reports a broken connection, even when the card was charged', async () => {
    const { provider, reference, type } = await openForm()
    stripe.failures.plan('POST /v1/payment_pages', 'lose-answer')
    type(buildCardFields())
    await press()
    expect(await screen.findByText(/^open fetch failed/)).toBeTruthy()
    expect((await provider.read(reference)).status).toBe('paid')
  })

  it('reports an error for an unknown session', async () => {
    const options = { clientSecret: 'cs_test_none_secret_none' }
    const loaded = loadStripe(stripe.publishableKey)
    render(h(CheckoutElementsProvider, { stripe: loaded, options }, h(Form)))
    expect(await screen.findByText('error')).toBeTruthy()
  })
})
