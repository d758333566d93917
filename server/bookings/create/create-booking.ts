import { toPaymentFlags } from '@masar/domain/payment/payment.ts'
import type { Insertable } from 'kysely'

import { attachLicense } from '../../account/licenses.ts'
import { requireAgreedConditions } from '../../conditions/agree-conditions.ts'
import type { Call as CheckedCall } from '../../contract/contract.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import { createObjectId, type ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'
import { transaction } from '../../db/transaction.ts'
import { isConstraintViolation } from '../../db/violation.ts'
import { recordEvents } from '../events.ts'
import { notifyAboutBooking } from '../notices/notify-about-booking.ts'
import { type GuestPass, issueGuestPass } from '../guest-pass.ts'
import { addMainDriver } from '../main-driver.ts'
import { closeCarWindows } from '../windows.ts'
import { addDriver } from './add-driver.ts'
import { type BookingDriver, ensureDriverAccount } from './driver.ts'
import {
  type BookingAttempt,
  claimKey,
  refuseChangedSignIn,
  storeAttemptBooking,
} from './idempotency.ts'
import { type BookingOffer, toOfferColumns, readOffer } from './offer.ts'
import { readRentalSettings } from './operator-settings.ts'
import { limitUnpaidBookings, type UnpaidLimits } from './unpaid-bookings.ts'
import {
  type AgreedPayment,
  resolveAgreedPayment,
  checkAdditionalDriver,
  checkMainDriver,
  refuseWrongTimes,
  refuseYoungDrivers,
} from './rules.ts'

type Body = CheckedCall<'checkOut'>['body']

export type BookingOrder = {
  body: Body
  driver: BookingDriver
  /** Null when the client sends no key: then every call creates a booking. */
  attempt: BookingAttempt | null
  country: string
  /** Whether online payments are available. */
  takesPayments: boolean
  windowMinutes: number
  /** Null means no limit. */
  unpaid: { limits: UnpaidLimits; address: string } | null
  /** The token that proves which guest bookings were made in this browser. */
  guestToken: string | null
  /**
   * Deletes the customer's own unpaid bookings that hold the car. Returns those that can still be paid: if
   * there are any, the transaction is rolled back with `PayableHoldsError`.
   */
  releaseOwnHolds: (tx: Database) => Promise<ObjectId[]>
  now: Date
}

/** Thrown when unpaid bookings of the same customer hold the car and can still be paid. */
export class PayableHoldsError extends Error {
  readonly bookingIds: readonly ObjectId[]

  constructor(bookingIds: readonly ObjectId[]) {
    super('A booking to be replaced has an open payment.')
    this.bookingIds = bookingIds
  }
}

const MINUTE_MS = 60_000

export type BookingResult = { bookingId: ObjectId; pass: GuestPass | null }

/**
 * Books a car in one transaction, or throws. Every rule is checked against the database while the
 * car is locked; a database constraint prevents double bookings.
 */
export function createBooking(db: Database, order: BookingOrder): Promise<BookingResult> {
  return attemptBooking(db, order).catch((error: unknown) => {
    // Retries when two concurrent bookings got the same reference.
    if (isConstraintViolation(error, 'booking_reference')) return attemptBooking(db, order)
    throw error
  })
}

function attemptBooking(db: Database, order: BookingOrder): Promise<BookingResult> {
  return transaction(db, async (tx) => {
    const former = order.attempt && (await claimKey(tx, order.attempt))
    const bookingId = former ?? (await makeBooking(tx, order))
    if (order.attempt && !former) await storeAttemptBooking(tx, order.attempt, bookingId)
    const isGuest = order.driver.kind === 'guest'
    return { bookingId, pass: isGuest ? await issueGuestPass(tx, bookingId, order) : null }
  })
}

async function makeBooking(tx: Database, order: BookingOrder): Promise<ObjectId> {
  const { body, driver, now } = order
  const additional = checkAdditionalDriver(body)
  const mainDriver = checkMainDriver(body)
  const { birthDate } = driver
  if (!birthDate) throw createFieldRefusal('/driver/birthDate', 'driver-missing', 'required')
  const offer = await readOffer(tx, body.booking)
  refuseWrongTimes(offer, await readRentalSettings(tx), now)
  refuseYoungDrivers(offer, { birthDate, mainDriver, additional })
  refuseMissingLicense(offer, mainDriver ?? driver)
  const agreed = resolveAgreedPayment({ ...order, offer })
  const conditionsId = await requireAgreedConditions(tx, {
    supplierId: offer.car.supplier_id,
    seen: body.conditionsVersion,
    price: agreed.price,
  })

  await closeCarWindows(tx, offer.car.id, now)
  const payable = await order.releaseOwnHolds(tx)
  if (order.attempt) await refuseChangedSignIn(tx, order.attempt)
  const account = await ensureDriverAccount(tx, driver, {
    ...order,
    isSettled: agreed.choice === 'later',
  })
  if (!mainDriver) await attachGuestLicense(tx, account.id, { offer, driver, now })
  const additionalDriverId = additional ? await addDriver(tx, additional, now) : null
  const id = createObjectId(now)
  await insertBooking(tx, {
    ...toOfferColumns(offer, body.booking),
    supplier_id: offer.car.supplier_id,
    conditions_id: conditionsId,
    created_at: now,
    updated_at: now,
    ...toPaymentColumns(agreed, order),
    id,
    driver_id: account.id,
    additional_driver_id: additionalDriverId,
  })
  const isLicenseRequired = offer.supplier.license_required
  if (mainDriver) await addMainDriver(tx, mainDriver, { bookingId: id, isLicenseRequired, now })
  if (order.unpaid)
    await limitUnpaidBookings(tx, { ...order.unpaid, bookingId: id, driverId: account.id, now })
  if (payable.length > 0) throw new PayableHoldsError(payable)
  const isLater = agreed.choice === 'later'
  await recordEvents(tx, id, ['created', isLater ? 'pending' : 'void'], now)
  // For online payments the notification is sent on payment.
  if (isLater) await notifyAboutBooking(tx, { kind: 'created', bookingId: id, now })
  return id
}

/** Bookings paid at the counter go to the supplier immediately; others wait for the online payment. */
function toPaymentColumns({ choice, price }: AgreedPayment, { now, windowMinutes }: BookingOrder) {
  const { isDeposit, isPayedInFull } = toPaymentFlags(choice)
  const windowEnd = new Date(now.getTime() + windowMinutes * MINUTE_MS)
  return {
    price,
    is_deposit: isDeposit,
    is_payed_in_full: isPayedInFull,
    ...(choice === 'later'
      ? ({ status: 'pending', expires_at: null } as const)
      : ({ status: 'void', expires_at: windowEnd } as const)),
  }
}

type MainDriver = NonNullable<Body['mainDriver']>

function findLicense(driver: BookingDriver | MainDriver) {
  if (!('kind' in driver)) return driver.license
  return driver.kind === 'customer' ? driver.account.license : driver.guest.license
}

function refuseMissingLicense(
  { supplier }: BookingOffer,
  driver: BookingDriver | MainDriver,
): void {
  if (supplier.license_required && !findLicense(driver)) throw new Refusal('licence-missing')
}

type GuestLicense = { offer: BookingOffer; driver: BookingDriver; now: Date }

/**
 * Attaches a guest's uploaded license to their account. Throws if the upload has expired and the supplier
 * requires a license.
 */
async function attachGuestLicense(
  tx: Database,
  accountId: ObjectId,
  licensed: GuestLicense,
): Promise<void> {
  const { offer, driver, now } = licensed
  if (driver.kind === 'customer' || !driver.guest.license) return
  const isTaken = await attachLicense(tx, driver.guest.license, { accountId, now })
  if (!isTaken && offer.supplier.license_required)
    throw createFieldRefusal('/driver/license', 'licence-missing', 'not-found')
}

/** All columns except those that the database sets and those that are only set later. */
type NewBooking = Required<
  Omit<
    Insertable<DB['booking']>,
    'reference' | 'period' | 'holds' | 'changed_by' | 'cancel_request' | 'removed_at'
  >
>

async function insertBooking(tx: Database, row: NewBooking): Promise<void> {
  await tx
    .insertInto('booking')
    .values(row)
    .execute()
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'booking_holds_its_car_alone')
        ? new Refusal('car-taken')
        : error
    })
}
