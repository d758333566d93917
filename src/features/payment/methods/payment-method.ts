import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

import type { Capabilities } from '#api/capabilities.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { ProviderOffer } from '@masar/machines/payment/payment-facts.ts'
import { type LazyPart, lazyPart } from '#ui/lazy/lazy-part.tsx'

import type { PaymentActor } from '../payment-actor.ts'

/**
 * One way to pay online, as the page needs it; the server's half is in `server/payments/provider.ts`. Its payment is
 * opened and checked by one of the two protocols of the contract (`domain/payment/providers.ts`).
 */
export interface PaymentMethod {
  icon: LucideIcon
  /** What customers call it. */
  name: MessageDescriptor
  /** Beside its name, where the customer chooses. */
  hint: () => MessageDescriptor
  /** The customer enters a card: card marks are shown above the form. */
  takesCards: boolean
  /** The button beside the form of another method. */
  switchTo: MessageDescriptor
  /** Is downloaded when the customer pays with it, and not before. */
  form: LazyPart<PaymentFormProps>
  /** The form without `paymentsForBookings`, where it is another. */
  formBeforeBooking?: LazyPart<PaymentFormProps>
  /** Rejects when the script of the provider does not load or work. */
  loadScript: (offer: ProviderOffer, wanted: ScriptWanted, signal: AbortSignal) => Promise<void>
}

export type PaymentMethods = Record<PaymentProviderName, PaymentMethod>

/** A provider's own form; it tells the actor what its window reports. */
export type ProviderFormComponent = ComponentType<{ actor: PaymentActor; methods: PaymentMethods }>

export interface PaymentFormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the page's own. */
  host: string
}

export interface ScriptWanted {
  /** That the provider's own words are in. */
  language: string
  capabilities: Capabilities
}

export const lazyForm = (load: () => Promise<ComponentType<PaymentFormProps>>) =>
  lazyPart(load, { isNeeded: true })

export function requirePublicKey({ name, publicKey }: ProviderOffer): string {
  if (!publicKey) throw new Error(`The server has no publishable key for ${name}.`)
  return publicKey
}

/** The form for the way in which this backend opens payments. */
export const chooseForm = (
  { form, formBeforeBooking = form }: PaymentMethod,
  { paymentsForBookings }: Capabilities,
): { Form: LazyPart<PaymentFormProps> } => ({
  Form: paymentsForBookings ? form : formBeforeBooking,
})
