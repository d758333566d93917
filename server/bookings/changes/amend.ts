import { type Amount, toMajor, toMinor } from '@masar/domain/money/money.ts'
import { getBookingPrice, readAgreedChoice } from '@masar/domain/payment/payment.ts'
import { findActionBar } from '@masar/domain/person/permissions.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'

import type { Account } from '../../account/sessions/session.ts'
import type { Call } from '../../contract/contract.ts'
import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { transaction } from '../../db/transaction.ts'
import { isConstraintViolation } from '../../db/violation.ts'
import { type StoredBooking, toBookingViewer, toPermissionFacts } from '../booking-viewer.ts'
import { addDriver } from '../create/add-driver.ts'
import {
  type BookingInput,
  type BookingOffer,
  listIncludedColumns,
  toOfferColumns,
  readOffer,
} from '../create/offer.ts'
import { readRentalSettings } from '../create/operator-settings.ts'
import { checkAdditionalDriver, refuseWrongTimes, refuseYoungDrivers } from '../create/rules.ts'
import { recordEvents } from '../events.ts'
import { findMainDriver } from '../main-driver.ts'
import { lockBookings } from '../lock-bookings.ts'
import { notifyAboutBooking } from '../notices/notify-about-booking.ts'
import { closeCarWindows } from '../windows.ts'
import { updateStatusForPrice } from './price-change.ts'
import { setStatus } from './set-status.ts'
import { clearArrival } from './trip-details.ts'

type Body = Call<'updateBooking'>['body']
type Amendment = { body: Body; account: Account; now: Date }

/**
 * Changes a booking at current prices in one transaction, or throws. Returns false if the booking does not
 * exist. If the customer has not seen the current price, the error contains it.
 */
export function amendBooking(db: Database, amendment: Amendment): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { body, now } = amendment
    const [booking] = await lockBookings(tx, [body.booking._id], [body.booking.car])
    if (!booking) return false
    const isStaff = authorizeChange(booking, amendment)
    const amendedInput = toAmendedInput(booking, body.booking)
    const offer = await readOffer(tx, amendedInput, booking.car_id)
    await checkRules(tx, { booking, offer, amendment, isStaff })
    const additionalDriverId = await resolveAdditionalDriver(tx, booking, body, now)
    const price = resolveAgreedPrice(booking, offer, body)
    const row = {
      ...toOfferColumns(offer, amendedInput),
      additional_driver_id: additionalDriverId,
      price,
    }
    let amended = booking
    if (hasChanges(booking, row, offer)) {
      amended = await saveBooking(tx, booking, row, now)
      await recordEvents(tx, booking.id, ['amended'], now)
      const kind = isStaff ? 'amendedByStaff' : 'amended'
      await notifyAboutBooking(tx, { kind, bookingId: booking.id, now })
    }
    const { status } = body.booking
    // If the form repeats the old status, the current one is kept: the price change above may have updated it.
    const next = status === booking.status ? amended.status : status
    if (isStaff && next) await setStatus(tx, { booking: amended, status: next, now })
    return true
  })
}

/** Returns whether the actor is staff. Throws if the actor's role does not permit the change. */
function authorizeChange(booking: StoredBooking, { body, account, now }: Amendment): boolean {
  const refusal = findActionBar('edit', toBookingViewer(account), toPermissionFacts(booking), now)
  if (refusal) throw new Refusal('forbidden', { detail: refusal })
  const isStaff = account.type !== 'user'
  if (!isStaff && body.booking.car !== booking.car_id)
    throw new Refusal('forbidden', { detail: 'The car is not yours to change.' })
  return isStaff
}

/** Keeps the cancellation and amendment options, which are part of the agreed price. */
const toAmendedInput = (booking: StoredBooking, requested: Body['booking']): BookingInput => ({
  ...requested,
  supplier: booking.supplier_id,
  cancellation: booking.cancellation || requested.cancellation === true,
  amendments: booking.amendments || requested.amendments === true,
})

type RuleCheck = {
  booking: StoredBooking
  offer: BookingOffer
  amendment: Amendment
  isStaff: boolean
}

/**
 * Checks lead time and opening hours, but only for customers and only for the times that they change. Checks
 * the drivers' ages for everyone.
 */
async function checkRules(tx: Database, { booking, offer, amendment, isStaff }: RuleCheck) {
  const { body, now } = amendment
  const { from, to } = offer.period
  const unchanged = {
    from: isSameInstant(from, booking.starts_at),
    to: isSameInstant(to, booking.ends_at),
  }
  if (!isStaff) refuseWrongTimes(offer, await readRentalSettings(tx), now, unchanged)
  const driver = await tx
    .selectFrom('account')
    .select('birth_date')
    .where('id', '=', booking.driver_id)
    .executeTakeFirstOrThrow()
  if (!driver.birth_date) return
  const stored = await findMainDriver(tx, booking.id)
  refuseYoungDrivers(offer, {
    birthDate: driver.birth_date,
    mainDriver: stored && { birthDate: stored.birth_date },
    additional: body.additionalDriver,
  })
}

const isSameInstant = (a: Date, b: Date) => a.getTime() === b.getTime()

/**
 * Returns the id of the driver in the request, or else of the existing one. Null when the booking has no
 * additional driver.
 */
async function resolveAdditionalDriver(
  tx: Database,
  { additional_driver_id: former }: StoredBooking,
  { booking, additionalDriver }: Body,
  now: Date,
): Promise<ObjectId | null> {
  if (booking.additionalDriver && !additionalDriver && former) return former
  const person = checkAdditionalDriver({ booking, additionalDriver, payLater: true })
  return person ? addDriver(tx, person, now) : null
}

/**
 * Returns the new price, keeping the payment choice of the booking. Any unpaid amount is due at the counter.
 * Throws if the customer has seen another price.
 */
function resolveAgreedPrice(booking: StoredBooking, offer: BookingOffer, body: Body): number {
  const { is_deposit: isDeposit, is_payed_in_full: isPayedInFull } = booking
  const choice = readAgreedChoice({ isDeposit, isPayedInFull })
  const facts = { payLater: true, rental: offer.price.total, deposit: offer.deposit }
  const price = getBookingPrice(choice, facts)
  if (toMinor(body.booking.price) !== price)
    throw new Refusal('price-changed', { price: toMajor(price) })
  return price
}

type AmendedRow = ReturnType<typeof toOfferColumns> & {
  additional_driver_id: ObjectId | null
  price: Amount
}

/**
 * Whether the request changes the booking. Repeating a request changes nothing, and neither does choosing an
 * extra that the car now includes.
 */
function hasChanges(
  booking: StoredBooking,
  { price_lines: _lines, ...row }: AmendedRow,
  { prices }: BookingOffer,
): boolean {
  const included = listIncludedColumns(makeExtraOffers(prices, 1))
  return Object.entries(row).some(([column, value]) => {
    const former: unknown = booking[column as keyof StoredBooking]
    if (value instanceof Date && former instanceof Date) return !isSameInstant(value, former)
    return value !== former && !included.includes(column)
  })
}

async function saveBooking(
  tx: Database,
  before: StoredBooking,
  row: AmendedRow,
  now: Date,
): Promise<StoredBooking> {
  await closeCarWindows(tx, row.car_id, now)
  const after = await tx
    .updateTable('booking')
    .set({ ...row, updated_at: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isConstraintViolation(error, 'booking_holds_its_car_alone')
        ? new Refusal('car-taken')
        : error
    })
  if (!isSameInstant(before.starts_at, after.starts_at)) await clearArrival(tx, before.id, now)
  return { ...after, status: await updateStatusForPrice(tx, { before, after, now }) }
}
