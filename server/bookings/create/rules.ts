import { isEmail } from '@masar/domain/person/email.ts'
import { isPhone } from '@masar/domain/person/phone.ts'
import { type Amount, toMajor, toMinor } from '@masar/domain/money/money.ts'
import {
  type PaymentChoice,
  getBookingPrice,
  findPaymentBar,
  readAgreedChoice,
  type PaymentFacts,
} from '@masar/domain/payment/payment.ts'
import { getWallClockDate } from '@masar/domain/rental/rental-clock.ts'
import {
  meetsSupplierMinimum,
  type RentalProblem,
  findRentalProblems,
  type RentalSettings,
} from '@masar/domain/rental/rental-rules.ts'

import { refuseBirthDate } from '../../account/refuse-birth-date.ts'
import type { Call } from '../../contract/contract.ts'
import { createFieldRefusal, type ProblemCode, Refusal } from '../../contract/problem.ts'
import type { BookingOffer } from './offer.ts'

type Checkout = Call<'checkOut'>['body']

const PROBLEM_CODES: Record<RentalProblem, ProblemCode> = {
  'too-early': 'too-early',
  'too-late': 'invalid-request',
  'closed-at-that-hour': 'closed-at-that-hour',
  'drop-off-before-pick-up': 'too-short',
  'too-short': 'too-short',
}

/**
 * Checks lead time, opening hours, and the minimum rental of operator and supplier. Times that were agreed
 * before and stay unchanged are not checked again.
 */
export function refuseWrongTimes(
  offer: BookingOffer,
  settings: RentalSettings,
  now: Date,
  unchanged = { from: false, to: false },
): void {
  const rules = { now, zone: offer.zone, settings }
  const { from, to } = findRentalProblems(offer.times, rules)
  if (from && !unchanged.from)
    throw createFieldRefusal('/booking/from', PROBLEM_CODES[from], FIELD_CODES[from])
  if (to && !unchanged.to)
    throw createFieldRefusal('/booking/to', PROBLEM_CODES[to], FIELD_CODES[to])
  if (!meetsSupplierMinimum(offer.span.days, offer.supplier.minimum_rental_days))
    throw createFieldRefusal('/booking/to', 'too-short', 'too-short')
}

const FIELD_CODES = {
  'too-early': 'too-early',
  'too-late': 'too-large',
  'closed-at-that-hour': 'wrong-format',
  'drop-off-before-pick-up': 'wrong-format',
  'too-short': 'too-short',
} as const

type BirthData = { birthDate: string }

/** The people in a booking. The customer drives unless there is a main driver. */
type Drivers = {
  birthDate: string
  mainDriver: BirthData | null | undefined
  additional: BirthData | null | undefined
}

/**
 * Checks ages on the pick-up day. Throws unless every driver has the car's minimum age, and the customer the
 * general minimum age.
 */
export function refuseYoungDrivers({ car, times }: BookingOffer, drivers: Drivers): void {
  const { birthDate, mainDriver, additional } = drivers
  const day = getWallClockDate(times.from)
  const rule = { day, minimumAge: car.minimum_age }
  const customer = mainDriver ? { day } : rule
  refuseBirthDate('/driver/birthDate', { birthDate: birthDate.slice(0, 10), ...customer })
  for (const [pointer, person] of [
    ['/mainDriver/birthDate', mainDriver],
    ['/additionalDriver/birthDate', additional],
  ] as const)
    if (person) refuseBirthDate(pointer, { birthDate: person.birthDate.slice(0, 10), ...rule })
}

/** Validates the email address and phone of the main driver, if any. */
export function checkMainDriver({ mainDriver }: Checkout): Checkout['mainDriver'] {
  if (mainDriver) refuseInvalidContact(mainDriver, '/mainDriver')
  return mainDriver
}

/** Validates the additional driver, if any, including email address and phone. */
export function checkAdditionalDriver(body: Checkout): Checkout['additionalDriver'] | null {
  if (!body.booking.additionalDriver) return null
  const { additionalDriver } = body
  if (!additionalDriver) throw createFieldRefusal('/additionalDriver', 'driver-missing', 'required')
  refuseInvalidContact(additionalDriver, '/additionalDriver')
  return additionalDriver
}

export function refuseInvalidContact(person: { email: string; phone: string }, at: string): void {
  if (!isEmail(person.email))
    throw createFieldRefusal(`${at}/email`, 'invalid-request', 'wrong-format')
  if (!isPhone(person.phone))
    throw createFieldRefusal(`${at}/phone`, 'invalid-request', 'wrong-format')
}

export type AgreedPayment = { choice: PaymentChoice; price: Amount }

/**
 * Returns the payment choice and the amount in millimes. Throws if the customer has not seen the current price;
 * the error contains it.
 */
export function resolveAgreedPayment({
  body,
  offer,
  country,
  takesPayments,
}: Agreement): AgreedPayment {
  const choice = readAgreedChoice({ ...body.booking, payLater: body.payLater })
  const facts: PaymentFacts = {
    payLater: offer.supplier.pay_later,
    rental: offer.price.total,
    deposit: offer.deposit,
    country,
  }
  const refusal = findPaymentBar(choice, facts)
  if (refusal === 'country') throw new Refusal('online-payment-barred')
  const price = getBookingPrice(choice, facts)
  const cannotPay = choice !== 'later' && (!takesPayments || price === 0)
  if (refusal || cannotPay) throw new Refusal('method-unavailable')
  if (toMinor(body.booking.price) !== price)
    throw new Refusal('price-changed', { price: toMajor(price) })
  return { choice, price }
}

type Agreement = { body: Checkout; offer: BookingOffer; country: string; takesPayments: boolean }
