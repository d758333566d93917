import type { Amount } from '@masar/domain/money/money.ts'
import { type CarPrices, computeCarDeposit } from '@masar/domain/pricing/car-prices.ts'
import { isPriced } from '@masar/domain/payment/charges.ts'
import { priceRental, type PricedRental } from '@masar/domain/pricing/price.ts'
import { type RentalSpan, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import { makeExtraOffers } from '@masar/domain/pricing/extra-offers.ts'
import {
  type ChosenExtras,
  isIncludedExtra,
  type Extra,
  type ExtraOffer,
  EXTRAS,
  addIncludedExtras,
} from '@masar/domain/pricing/extras.ts'
import type { Selectable } from 'kysely'

import { isCarOfferedAt } from '../../cars/car-detail.ts'
import { readCarPrices, type CarRow, toExtraPrices } from '../../cars/car-facts.ts'
import { EXTRA_COLUMNS } from '../../cars/extra-columns.ts'
import { carSeasons } from '../../cars/car-seasons.ts'
import { readRentalPeriod, measurePeriod } from '../../cars/period.ts'
import type { Period } from '../../cars/period.ts'
import type { Call } from '../../contract/contract.ts'
import { createFieldRefusal, Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'

export type BookingInput = Call<'checkOut'>['body']['booking']

/** The current offer of a car for a rental. The car is locked until the transaction ends. */
export type BookingOffer = {
  car: CarRow
  supplier: Selectable<DB['supplier']>
  prices: CarPrices
  /** The time zone of the pick-up location, which determines local times. */
  zone: string
  period: Period
  times: RentalTimes
  span: RentalSpan
  extras: ChosenExtras
  price: PricedRental
  deposit: Amount
}

/**
 * Reads everything that a booking depends on and locks the car, so that bookings of the car are serialized and
 * its price cannot change. `currentCarId` is the car of an existing booking, which may keep it even if it can
 * no longer be booked.
 */
export async function readOffer(
  tx: Database,
  booking: BookingInput,
  currentCarId: ObjectId | null = null,
): Promise<BookingOffer> {
  const car = await tx
    .selectFrom('car')
    .selectAll()
    .select(carSeasons.as('seasons'))
    .where('id', '=', booking.car)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!car) throw new Refusal('car-unavailable')
  const supplier = await tx
    .selectFrom('supplier')
    .selectAll()
    .where('id', '=', car.supplier_id)
    .executeTakeFirstOrThrow()
  if (booking.supplier !== car.supplier_id)
    throw createFieldRefusal('/booking/supplier', 'invalid-request', 'not-found')
  if (car.id !== currentCarId) refuseUnbookableCar(car, supplier)
  const zone = await readTimeZone(tx, booking)
  if (!(await isCarOfferedAt(tx, car.id, booking.pickupLocation)))
    throw new Refusal('car-elsewhere')

  const period = readRentalPeriod(booking, '/booking')
  const times = { from: toWallClock(period.from, zone), to: toWallClock(period.to, zone) }
  const span = measurePeriod(period, zone, '/booking')
  const prices = readCarPrices(car, car.seasons, toExtraPrices(car))
  if (!isPriced(prices, span)) throw new Refusal('car-unavailable')
  const extras = resolveExtras(booking, prices)
  const rate = supplier.price_change_rate
  const price = priceRental(prices, span, extras, rate)
  const deposit = computeCarDeposit(prices, rate)
  return { car, supplier, prices, zone, period, times, span, extras, price, deposit }
}

type ExtraColumn = (typeof EXTRA_COLUMNS)[Extra]

const toExtraColumns = (extras: ChosenExtras) =>
  Object.fromEntries(
    EXTRAS.map((extra) => [EXTRA_COLUMNS[extra], extras[extra] === true]),
  ) as Record<ExtraColumn, boolean>

/** Lists the columns of the included extras. */
export const listIncludedColumns = (offers: Record<Extra, ExtraOffer>): string[] =>
  EXTRAS.filter((extra) => isIncludedExtra(extra, offers[extra])).map(
    (extra) => EXTRA_COLUMNS[extra],
  )

/** Returns the parts of the offer that are stored with the booking. */
export const toOfferColumns = (
  { car, period, extras, price, deposit }: BookingOffer,
  { pickupLocation, dropOffLocation }: BookingInput,
) => ({
  car_id: car.id,
  pickup_location_id: pickupLocation,
  drop_off_location_id: dropOffLocation,
  starts_at: period.from,
  ends_at: period.to,
  ...toExtraColumns(extras),
  deposit,
  price_lines: JSON.stringify(price.lines),
})

function refuseUnbookableCar(car: CarRow, supplier: BookingOffer['supplier']) {
  const isBookable = car.available && !car.fully_booked && !car.coming_soon
  if (!isBookable || supplier.blacklisted) throw new Refusal('car-unavailable')
}

async function readTimeZone(tx: Database, { pickupLocation, dropOffLocation }: BookingInput) {
  const locations = await tx
    .selectFrom('location')
    .select(['id', 'time_zone'])
    .where('id', 'in', [pickupLocation, dropOffLocation])
    .execute()
  const pickUp = locations.find(({ id }) => id === pickupLocation)
  if (!pickUp) throw createFieldRefusal('/booking/pickupLocation', 'invalid-request', 'not-found')
  if (!locations.some(({ id }) => id === dropOffLocation))
    throw createFieldRefusal('/booking/dropOffLocation', 'invalid-request', 'not-found')
  return pickUp.time_zone
}

/** Returns the chosen extras; included ones are always chosen. Throws if a chosen extra is unavailable. */
function resolveExtras(booking: BookingInput, prices: CarPrices): ChosenExtras {
  const missing = EXTRAS.find((extra) => booking[extra] && prices[extra] < 0)
  if (missing) throw createFieldRefusal(`/booking/${missing}`, 'option-unavailable', 'not-listed')
  return addIncludedExtras(booking, makeExtraOffers(prices, 1))
}
