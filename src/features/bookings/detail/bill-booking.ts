import type { Booking } from '#api/queries/bookings.query.ts'
import { type BillLine, toBillLines } from '#api/links/price-lines.ts'
import { isInactiveBooking } from '@masar/domain/booking/booking-state.ts'
import { toCarPrices, computeCarDeposit } from '@masar/domain/pricing/car-prices.ts'
import { type Amount, toMinor } from '@masar/domain/money/money.ts'
import { readBookedChoice, type PaymentChoice } from '@masar/domain/payment/payment.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import { makeSpanBetween } from '@masar/domain/rental/rental-clock.ts'
import type { BillAmounts } from '@masar/domain/pricing/shown-bill.ts'
import type { PriceBlockProps } from '#rental/price-block/price-block.tsx'

import { readPaidAmount } from '../booking-balance.ts'
import { toBookingTimes } from '../booking-times.ts'

export interface BookingBillFacts {
  /** The price lines of the rental and its extras; empty when they do not add up to the price. */
  lines: BillLine[]
  /** The price of the rental without the deposit, in millimes. */
  rental: Amount
  deposit: Amount
  choice: PaymentChoice
  /** The amount paid so far. */
  paid: Amount
  /** The amount due at the counter. */
  due: Amount
  /** The amounts from which every page formats its prices. */
  bill: BillAmounts
}

/**
 * Returns the price of a booking and the amount paid. Calculates the lines from current car prices when the
 * server sends none; these prices may have changed since booking. Drops lines that do not add up to the price.
 */
export function computeBookingBill(booking: Booking): BookingBillFacts {
  const { supplier, car } = booking
  const choice = readBookedChoice(booking)
  const deposit =
    booking.deposit === undefined
      ? computeCarDeposit(toCarPrices(car), supplier.priceChangeRate)
      : toMinor(booking.deposit)
  const rental = readRentalAmount(toMinor(booking.price), deposit, choice)
  const lines = listBillLines(booking)
  const sum = sumLines(lines)
  const known = rental ?? sum
  const paid = readPaidAmount(booking, known, deposit)
  const due = Math.max(0, known + deposit - paid)

  return {
    lines: sum === known ? lines : [],
    rental: known,
    deposit,
    choice,
    paid,
    due,
    bill: { lines: [known], deposit },
  }
}

/** Returns how the deposit can be paid, if it is due at the counter. */
export function listDueDepositMethods(booking: Booking): Booking['depositMethods'] {
  const { choice, deposit, due } = computeBookingBill(booking)
  return choice === 'later' && Math.min(deposit, due) > 0 ? booking.depositMethods : []
}

export function toPriceBlockProps(booking: Booking): PriceBlockProps {
  const { lines, rental, deposit, choice, paid } = computeBookingBill(booking)
  const isHowUnknown = booking.paidOnline === undefined || paid > toMinor(booking.paidOnline)
  return {
    lines,
    total: rental,
    deposit,
    choice,
    paid,
    isOff: isInactiveBooking(booking),
    isHowUnknown,
  }
}

/**
 * Returns the rental price. Null for a deposit payment, because `booking.price` is then only the deposit
 * (PAY-23).
 */
function readRentalAmount(price: Amount, deposit: Amount, choice: PaymentChoice): number | null {
  if (choice === 'deposit') return null
  return choice === 'full' ? Math.max(0, price - deposit) : price
}

function listBillLines(booking: Booking): BillLine[] {
  if (booking.priceLines) {
    return toBillLines(booking.priceLines).filter(({ kind }) => kind !== 'deposit')
  }
  const { zone } = toBookingTimes(booking)
  const span = makeSpanBetween(booking.from, booking.to, zone)
  const rate = booking.supplier.priceChangeRate ?? 0
  return [...priceRental(toCarPrices(booking.car, zone), span, booking, rate).lines]
}

const sumLines = (lines: readonly BillLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)
