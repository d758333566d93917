import type { Amount } from '@masar/domain/money/money.ts'
import type { PaidBooking } from '@masar/domain/payment/payment-balance.ts'
import { agreedChoice } from '@masar/domain/payment/payment.ts'
import type { Selectable } from 'kysely'

import type { DB } from '../db/schema.d.ts'
import { sumLines } from './read/booking-rows.ts'

type Priced = Pick<
  Selectable<DB['booking']>,
  'is_deposit' | 'is_payed_in_full' | 'price_lines' | 'deposit'
>

/** A stored booking with its payments, as `domain/payment/payment-balance.ts` compares them. */
export const paidBooking = (booking: Priced, paid: Amount): PaidBooking => ({
  choice: agreedChoice({
    isDeposit: booking.is_deposit,
    isPayedInFull: booking.is_payed_in_full,
  }),
  rental: sumLines(booking.price_lines),
  deposit: booking.deposit,
  paid,
})
