import type { Problem } from '@masar/domain/service/problem.ts'
import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { paymentSdkInvariants, paymentSdkRelations } from './payment-sdk.invariants.ts'
import { paymentSdkMachine } from './payment-sdk.machine.ts'
import type { SdkRequest } from './sdk-script.ts'

const BLOCKED_SCRIPT_PROBLEM: Problem = { kind: 'network' }
const mayBeLost = 'a download is under way, or none is needed'

export const STRIPE_SDK_REQUEST: SdkRequest = { provider: 'stripe', locale: 'en', currency: 'USD' }
export const PAYPAL_SDK_REQUEST: SdkRequest = { ...STRIPE_SDK_REQUEST, provider: 'payPal' }

type PaymentSdk = SnapshotFrom<typeof paymentSdkMachine>

/** The app starts the chart when its form is needed, and sends an event only if something has changed. */
const isUnchanged =
  (setting: keyof SdkRequest, value: string) =>
  (sdk: PaymentSdk): boolean =>
    sdk.matches('initial') || sdk.context[setting] === value

/** The model for loading a provider's script. */
export const paymentSdkModel = defineModel({
  name: 'payment SDK',
  machine: paymentSdkMachine,
  starts: { Stripe: STRIPE_SDK_REQUEST, PayPal: PAYPAL_SDK_REQUEST },
  cases: [
    {
      label: 'comes to pay',
      event: { type: 'payment.reached' },
      origin: 'environment',
      isByHand: true,
      mayBeLost,
    },
    {
      label: 'chooses PayPal',
      event: { type: 'provider.chosen', provider: 'payPal' },
      origin: 'environment',
      isByHand: true,
      isUnoffered: isUnchanged('provider', 'payPal'),
    },
    {
      label: 'chooses the card',
      event: { type: 'provider.chosen', provider: 'stripe' },
      origin: 'environment',
      isByHand: true,
      isUnoffered: isUnchanged('provider', 'stripe'),
    },
    {
      label: 'reads another language',
      event: { type: 'locale.changed', locale: 'fr' },
      origin: 'environment',
      isByHand: true,
      isUnoffered: isUnchanged('locale', 'fr'),
    },
    {
      label: 'looks at euros',
      event: { type: 'currency.changed', currency: 'EUR' },
      origin: 'environment',
      isByHand: true,
      isUnoffered: isUnchanged('currency', 'EUR'),
    },
    {
      label: 'is online again',
      event: { type: 'connection.returned' },
      origin: 'environment',
      mayBeLost,
    },
    { label: 'tries again', event: { type: 'retry.requested' } },
  ],
  outcomes: {
    loadSdk: { done: { loaded: undefined }, error: { blocked: BLOCKED_SCRIPT_PROBLEM } },
  },
  project: ({ context }) => context,
  invariants: paymentSdkInvariants,
  relations: paymentSdkRelations,
  reload: ({ context: { provider, locale, currency } }) => ({ provider, locale, currency }),
})
