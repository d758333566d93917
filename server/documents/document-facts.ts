import type { Amount } from '@masar/domain/money/money.ts'
import type { PaymentChoice } from '@masar/domain/payment/payment.ts'
import type { PaymentProviderName } from '@masar/domain/payment/providers.ts'
import type { Extra } from '@masar/domain/pricing/extras.ts'
import { readAgreedChoice } from '@masar/domain/payment/payment.ts'
import { readLanguage } from '../bookings/notices/write-notice.ts'
import { type BookingQueryRow, selectBookings } from '../bookings/read/booking-rows.ts'
import type { OperatorIdentity } from '../config/operator-identity.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

/**
 * A refundable deposit carries no tax. For a cancelled booking, `kept` is the part of the payment that was not
 * refunded.
 */
export type DocumentLineKind = 'rental' | 'deposit' | 'kept' | Extra

/** An amount in the smallest units of the document's currency, tax included. */
export type DocumentLine = { kind: DocumentLineKind; amount: Amount }

/** Everything that is printed in addition to the columns, as it was when the document was issued. */
export type DocumentFacts = {
  operator: Omit<OperatorIdentity, 'taxRate'>
  customer: string
  booking: {
    reference: string
    car: string
    supplier: string
    pickUp: { name: string; at: string }
    dropOff: { name: string; at: string }
    timeZone: string
  }
  /** The agreed payment choice and deposit, in the base currency. */
  terms: { choice: PaymentChoice; deposit: Amount }
  lines: readonly DocumentLine[]
  /** Only in receipts and corrections. `base` is the value of the payment in the base currency. */
  payment?: { provider: PaymentProviderName; base: { amount: Amount; currency: string } }
  /** Only in invoices: what has been paid for the rental, and what is due at pick-up. */
  settlement?: { paid: Amount; due: Amount }
  /** The numbers of the corrected documents. */
  corrects?: readonly string[]
}

export type DocumentBooking = BookingQueryRow & { language: ReturnType<typeof readLanguage> }

/** Reads a booking in the language of its customer; undefined if it does not exist. */
export async function readDocumentBooking(
  db: Database,
  id: ObjectId,
): Promise<DocumentBooking | undefined> {
  const driver = await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.driver_id')
    .select('account.language')
    .where('booking.id', '=', id)
    .executeTakeFirst()
  if (!driver) return undefined
  const language = readLanguage(driver.language)
  const row = await selectBookings(db, language)
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, language }
}

export const describeBooking = (
  row: DocumentBooking,
  operator: OperatorIdentity,
): Omit<DocumentFacts, 'lines'> => ({
  operator: copyIdentity(operator),
  customer: row.driver_name,
  booking: {
    reference: row.reference,
    car: row.car_name,
    supplier: row.supplier_name,
    pickUp: { name: row.pick_up.name, at: row.starts_at.toISOString() },
    dropOff: { name: row.drop_off.name, at: row.ends_at.toISOString() },
    timeZone: row.pick_up.timeZone,
  },
  terms: {
    choice: readAgreedChoice({ isDeposit: row.is_deposit, isPayedInFull: row.is_payed_in_full }),
    deposit: row.deposit,
  },
})

/**
 * Copies the operator's identity without the tax rate. The rate has its own column, because a correction uses
 * the rate of its receipt.
 */
export const copyIdentity = ({ legalName, address, taxNumber }: OperatorIdentity) => ({
  legalName,
  address,
  taxNumber,
})
