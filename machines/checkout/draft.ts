import { type Driver, isNobody, NOBODY } from '#domain/driver.ts'
import type { ExtraSwitches } from '#domain/extras.ts'
import type { PaymentChoice } from '#domain/payment.ts'

export const STEPS = ['options', 'driver', 'payment', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What is to be rented; `from` and `to` as the URL has them. */
export interface Trip {
  carId: string
  pickupLocationId: string
  dropOffLocationId: string
  from: string
  to: string
}

/** Everything a customer fills in. It outlives every refusal, reload and sign-in. */
export interface Draft {
  extras: ExtraSwitches
  driver: Driver
  additionalDriver: Driver
  /** The name of an uploaded licence. */
  license: string | null
  choice: PaymentChoice | null
  terms: boolean
}

export const BLANK_DRAFT: Draft = {
  extras: {
    cancellation: false,
    amendments: false,
    theftProtection: false,
    collisionDamageWaiver: false,
    fullInsurance: false,
    additionalDriver: false,
  },
  driver: NOBODY,
  additionalDriver: NOBODY,
  license: null,
  choice: null,
  terms: false,
}

/** Whether nobody would have to be described again: options are ticked anew in no time. */
export const isBlank = ({ driver, additionalDriver, license, choice }: Draft) =>
  license === null && choice === null && [driver, additionalDriver].every(isNobody)

/**
 * Who drives: what the account knows, and what was typed where it knows nothing. What a guest
 * typed stays in the draft behind the account, and is back after a sign-out.
 */
export function driverOf(draft: Draft, account: Partial<Driver> | null): Driver {
  const known = Object.entries(account ?? {}).filter(([, value]) => value)
  return { ...draft.driver, ...Object.fromEntries(known) }
}
