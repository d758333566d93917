import { useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { createStillParent } from 'storybook-addon-statechart'

import { wholeCheckout } from '@masar/machines/checkout/testing/whole-checkout.ts'
import * as fixtures from '@masar/machines/payment/testing/payment-fixtures.ts'
import { paymentMachine } from '@masar/machines/payment/payment.machine.ts'
import type { PaymentContext } from '@masar/machines/payment/payment-facts.ts'

import { CheckoutPage } from '../../src/features/checkout/checkout-page.tsx'
import { openBankWindow } from '../../src/features/payment/methods/sandbox/bank-window.ts'
import { SandboxForm } from '../../src/features/payment/methods/sandbox/sandbox-form.tsx'
import type { PaymentActor } from '../../src/features/payment/payment-actor.ts'
import { CLIO_FACTS } from '../../src/features/checkout/testing/clio.ts'
import { EXPIRES_AT, HELD_CHECKOUT } from '../checkout/checkout-scenes.ts'

/** Contexts of one payment, in the order of its steps. */
export const PAYMENT_BEGUN: PaymentContext = {
  ...fixtures.DEPOSIT_INPUT,
  offers: [fixtures.SANDBOX_OFFER],
  chosen: 'sandbox',
  clientSecret: null,
  charge: null,
  expiresAt: null,
  timeLeft: null,
  reported: null,
  status: null,
  reason: null,
  refund: null,
  paidOtherwise: false,
  bookingStatus: null,
  attempts: 1,
  polls: 0,
  problem: null,
  refused: null,
}
export const CHOOSING: PaymentContext = {
  ...PAYMENT_BEGUN,
  offers: [fixtures.CARD_OFFER, fixtures.PAYPAL_OFFER, fixtures.SANDBOX_OFFER],
  chosen: null,
}
export const PAYING: PaymentContext = {
  ...PAYMENT_BEGUN,
  ...fixtures.PREPARED_CARD_PAYMENT,
  provider: 'sandbox',
  expiresAt: EXPIRES_AT,
}
/** Charged in euros: both amounts and the rate are shown above the form. */
export const IN_EUROS: PaymentContext = {
  ...PAYING,
  currency: 'EUR',
  charge: fixtures.PREPARED_PAYPAL_PAYMENT.charge,
  offers: [fixtures.SANDBOX_OFFER, fixtures.PAYPAL_OFFER],
}

export interface PaymentScreenProps {
  value: StateValueFrom<typeof paymentMachine>
  context: PaymentContext
}

/** The checkout page with its payment in one state. */
export function PaymentScreen({ value, context }: PaymentScreenProps) {
  const [actor] = useState(() => createPayingCheckout(value, context))

  return (
    <CheckoutPage
      actor={actor}
      facts={CLIO_FACTS}
      isEmailTaken={() => Promise.resolve(false)}
      providerForm={SandboxFormWithoutWindow}
    />
  )
}

/** The sandbox form without the bank's window, which stories must not open. */
function SandboxFormWithoutWindow({ actor }: { actor: PaymentActor }) {
  const [isAsked] = useState(() => openBankPageBlocked(actor))

  return isAsked ? <SandboxForm actor={actor} host="" /> : null
}

/**
 * Opens the bank's page in a blocked window, so that the form gets the URL of the page. Ignores the event for
 * the blocked window, because it is not a step of the story.
 */
function openBankPageBlocked(actor: PaymentActor): true {
  const open = window.open.bind(window)
  const { send } = actor
  window.open = () => null
  actor.send = () => undefined
  openBankWindow(actor, 'https://bank.example/question')
  actor.send = send
  window.open = open
  return true
}

/** Creates a checkout with its payment, because the checkout renders the payment. */
const createPayingCheckout = (value: PaymentScreenProps['value'], context: PaymentContext) =>
  createStillParent<typeof wholeCheckout, typeof paymentMachine>(
    { machine: wholeCheckout, value: { paying: 'open' }, context: HELD_CHECKOUT },
    { id: paymentMachine.id, value, context },
  )
