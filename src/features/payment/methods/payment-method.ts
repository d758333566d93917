import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'
import { type LazyPart, lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { PaymentActor } from '../payment-actor.ts'

/**
 * An online payment method in the browser. Its server counterpart is in `server/payments/provider.ts`. It uses
 * one of the contract's two payment protocols (`domain/payment/providers.ts`).
 */
export interface PaymentMethod {
  icon: LucideIcon
  /** The name that customers see. */
  name: MessageDescriptor
  /** Shown beside the name when the customer chooses a method. */
  hint: () => MessageDescriptor
  /** Whether customers enter card details; if so, card logos are shown above the form. */
  takesCards: boolean
  /** The label of the button that switches to this method. */
  switchTo: MessageDescriptor
  /** The form, loaded only when the customer pays with this method. */
  form: LazyPart<PaymentFormProps>
  /** The form for backends without `paymentsForBookings`, if they need a different one. */
  formBeforeBooking?: LazyPart<PaymentFormProps>
  /** Loads the provider's script. Rejects when the script does not load or does not work. */
  loadScript: (offer: ProviderOffer, options: ScriptOptions, signal: AbortSignal) => Promise<void>
}

export type PaymentMethods = Record<PaymentProviderName, PaymentMethod>

/** A provider's own form, which reports the events of the provider's window to the actor. */
export type ProviderFormComponent = ComponentType<{ actor: PaymentActor; methods: PaymentMethods }>

export interface PaymentFormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the same as the page's. */
  host: string
}

export interface ScriptOptions {
  /** The language of the texts in the provider's form. */
  language: string
  capabilities: Capabilities
}

export const makeLazyForm = (load: () => Promise<ComponentType<PaymentFormProps>>) =>
  lazyPart(load, { isNeeded: true })

export function requirePublicKey({ name, publicKey }: ProviderOffer): string {
  if (!publicKey) throw new Error(`The server has no publishable key for ${name}.`)
  return publicKey
}

/** Returns the form that matches how this backend creates payments. */
export const chooseForm = (
  { form, formBeforeBooking = form }: PaymentMethod,
  { paymentsForBookings }: Capabilities,
): { Form: LazyPart<PaymentFormProps> } => ({
  Form: paymentsForBookings ? form : formBeforeBooking,
})
