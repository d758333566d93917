import type { Amount } from '@masar/domain/money/money.ts'
import type { PaidBooking } from '@masar/domain/payment/payment-balance.ts'
import { readAgreedChoice } from '@masar/domain/payment/payment.ts'
import type { Selectable } from 'kysely'

import type { DB } from '../db/schema.d.ts'
import { sumLines } from './read/booking-rows.ts'

type PricedRow = Pick<
  Selectable<DB['booking']>,
  'is_deposit' | 'is_payed_in_full' | 'price_lines' | 'deposit'
>

/** Combines a stored booking with the amount paid, for `domain/payment/payment-balance.ts`. */
export const toPaidBooking = (booking: PricedRow, paid: Amount): PaidBooking => ({
  choice: readAgreedChoice({
    isDeposit: booking.is_deposit,
    isPayedInFull: booking.is_payed_in_full,
  }),
  rental: sumLines(booking.price_lines),
  deposit: booking.deposit,
  paid,
})
