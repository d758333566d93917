import { paymentFlags } from '#domain/payment.ts'
import type { Insertable } from 'kysely'

import type { Call as CheckedCall } from '../contract.ts'
import type { Database } from '../db/connect.ts'
import { transaction } from '../db/transaction.ts'
import { objectId, type ObjectId } from '../db/object-id.ts'
import type { Schema } from '../db/schema.ts'
import { isViolationOf } from '../db/violation.ts'
import { Refusal, refusalAt } from '../problem.ts'
import { rentalSettings } from '../settings/read-settings.ts'
import { takeLicence } from '../uploads/licences.ts'
import { addDriver } from './add-driver.ts'
import { accountFor, type Driver, type GuestPass, passFor } from './driver.ts'
import { recordEvents } from './events.ts'
import { type Attempt, claim, remember } from './idempotency.ts'
import { tellAboutBooking } from './notices.ts'
import { agreedOf, type Offer, readOffer } from './offer.ts'
import {
  additionalDriverOf,
  type Agreed,
  agreedPrice,
  refuseWrongTimes,
  refuseYoungDrivers,
} from './rules.ts'
import { closeWindowsOf } from './windows.ts'

type Body = CheckedCall<'checkOut'>['body']

export type Order = {
  body: Body
  driver: Driver
  /** Null when the caller sends no key: then every call is a booking of its own. */
  attempt: Attempt | null
  country: string
  /** Whether anybody here takes online payments, and how long a booking waits for one. */
  takesPayments: boolean
  windowMinutes: number
  /** What this browser shows of bookings that a guest has made in it. */
  guestToken: string | null
  now: Date
}

const MINUTE = 60_000

export type Booked = { bookingId: ObjectId; pass: GuestPass | null }

/**
 * Books a car, or refuses, in one transaction. Every rule is checked on what the database holds
 * while the car is locked; that nobody else has it then is the database's own constraint.
 */
export function book(db: Database, order: Order): Promise<Booked> {
  return transaction(db, async (tx) => {
    const former = order.attempt && (await claim(tx, order.attempt))
    const bookingId = former ?? (await makeBooking(tx, order))
    if (order.attempt && !former) await remember(tx, order.attempt, bookingId)
    const isGuest = order.driver.kind === 'guest'
    return { bookingId, pass: isGuest ? await passFor(tx, bookingId, order) : null }
  })
}

async function makeBooking(tx: Database, order: Order): Promise<ObjectId> {
  const { body, driver, now } = order
  const additional = additionalDriverOf(body)
  const offer = await readOffer(tx, body.booking)
  refuseWrongTimes(offer, await rentalSettings(tx), now)
  refuseYoungDrivers(offer, driver.birthDate, additional)
  refuseWithoutLicence(offer, driver)
  const agreed = agreedPrice({ ...order, offer })

  await closeWindowsOf(tx, offer.car.id, now)
  const account = await accountFor(tx, driver, { ...order, isSettled: agreed.choice === 'later' })
  await attachLicence(tx, account.id, { offer, driver, now })
  const additionalDriverId = additional ? await addDriver(tx, additional, now) : null
  const id = objectId(now)
  await insertBooking(tx, {
    ...agreedOf(offer, body.booking),
    supplier_id: offer.car.supplier_id,
    created_at: now,
    updated_at: now,
    ...paymentOf(agreed, order),
    id,
    driver_id: account.id,
    additional_driver_id: additionalDriverId,
  })
  const isLater = agreed.choice === 'later'
  await recordEvents(tx, id, ['created', isLater ? 'pending' : 'void'], now)
  // Of an online payment people hear when it has come.
  if (isLater) await tellAboutBooking(tx, { kind: 'created', bookingId: id, now })
  return id
}

/** Paid at the counter, the supplier has it at once; online, it waits for the payment. */
function paymentOf({ choice, price }: Agreed, { now, windowMinutes }: Order) {
  const { isDeposit, isPayedInFull } = paymentFlags(choice)
  const windowEnd = new Date(now.getTime() + windowMinutes * MINUTE)
  return {
    price,
    is_deposit: isDeposit,
    is_payed_in_full: isPayedInFull,
    ...(choice === 'later'
      ? ({ status: 'pending', expires_at: null } as const)
      : ({ status: 'void', expires_at: windowEnd } as const)),
  }
}

const licenceOf = (driver: Driver) =>
  driver.kind === 'customer' ? driver.account.license : driver.guest.license

function refuseWithoutLicence({ supplier }: Offer, driver: Driver): void {
  if (supplier.license_required && !licenceOf(driver)) throw new Refusal('licence-missing')
}

type Licensed = { offer: Offer; driver: Driver; now: Date }

/** What a guest has uploaded becomes the licence of their account, if it is still there. */
async function attachLicence(tx: Database, accountId: ObjectId, licensed: Licensed): Promise<void> {
  const { offer, driver, now } = licensed
  if (driver.kind === 'customer' || !driver.guest.license) return
  const isTaken = await takeLicence(tx, driver.guest.license, { accountId, now })
  if (!isTaken && offer.supplier.license_required)
    throw refusalAt('/driver/license', 'licence-missing', 'not-found')
}

async function insertBooking(tx: Database, row: Insertable<Schema['booking']>): Promise<void> {
  await tx
    .insertInto('booking')
    .values(row)
    .execute()
    .catch((error: unknown) => {
      throw isViolationOf(error, 'booking_holds_its_car_alone') ? new Refusal('car-taken') : error
    })
}
