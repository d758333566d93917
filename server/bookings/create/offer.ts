import type { Amount } from '@masar/domain/money/money.ts'
import { type CarPrices, carDeposit } from '@masar/domain/pricing/car-prices.ts'
import { isPriced } from '@masar/domain/payment/charges.ts'
import { priceRental, type PricedRental } from '@masar/domain/pricing/price.ts'
import { type RentalSpan, toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { RentalTimes } from '@masar/domain/rental/rental-rules.ts'
import { extraOffers } from '@masar/domain/pricing/extra-offers.ts'
import {
  type ChosenExtras,
  isIncludedExtra,
  type Extra,
  type ExtraOffer,
  EXTRAS,
  withIncluded,
} from '@masar/domain/pricing/extras.ts'
import type { Selectable } from 'kysely'

import { isOfferedThere } from '../../cars/car-detail.ts'
import { carPrices, type CarRow, extraPrices } from '../../cars/car-facts.ts'
import { EXTRA_COLUMNS } from '../../cars/extra-columns.ts'
import { carSeasons } from '../../cars/car-seasons.ts'
import { rentalPeriod, measurePeriod } from '../../cars/period.ts'
import type { Period } from '../../cars/period.ts'
import type { Call } from '../../contract/contract.ts'
import { fieldRefusal, Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import type { DB } from '../../db/schema.d.ts'

export type BookingInput = Call<'checkOut'>['body']['booking']

/** A car for a rental at this moment, locked until the transaction ends. */
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
 * Reads everything that a booking depends on and locks the car, so that bookings of one car are
 * serialized and its price cannot change. `keptCarId` is the car of an existing booking, which may
 * stay although it can no longer be booked.
 */
export async function readOffer(
  tx: Database,
  booking: BookingInput,
  keptCarId: ObjectId | null = null,
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
    throw fieldRefusal('/booking/supplier', 'invalid-request', 'not-found')
  if (car.id !== keptCarId) refuseUnlessBookable(car, supplier)
  const zone = await readTimeZone(tx, booking)
  if (!(await isOfferedThere(tx, car.id, booking.pickupLocation)))
    throw new Refusal('car-elsewhere')

  const period = rentalPeriod(booking, '/booking')
  const times = { from: toWallClock(period.from, zone), to: toWallClock(period.to, zone) }
  const span = measurePeriod(period, zone, '/booking')
  const prices = carPrices(car, car.seasons, extraPrices(car))
  if (!isPriced(prices, span)) throw new Refusal('car-unavailable')
  const extras = chosenExtras(booking, prices)
  const rate = supplier.price_change_rate
  const price = priceRental(prices, span, extras, rate)
  const deposit = carDeposit(prices, rate)
  return { car, supplier, prices, zone, period, times, span, extras, price, deposit }
}

type ExtraColumn = (typeof EXTRA_COLUMNS)[Extra]

const extraColumns = (extras: ChosenExtras) =>
  Object.fromEntries(
    EXTRAS.map((extra) => [EXTRA_COLUMNS[extra], extras[extra] === true]),
  ) as Record<ExtraColumn, boolean>

/** The columns of the included extras. */
export const includedColumns = (offers: Record<Extra, ExtraOffer>): string[] =>
  EXTRAS.filter((extra) => isIncludedExtra(extra, offers[extra])).map(
    (extra) => EXTRA_COLUMNS[extra],
  )

/** The parts of the offer that are stored with the booking. */
export const offerColumns = (
  { car, period, extras, price, deposit }: BookingOffer,
  { pickupLocation, dropOffLocation }: BookingInput,
) => ({
  car_id: car.id,
  pickup_location_id: pickupLocation,
  drop_off_location_id: dropOffLocation,
  starts_at: period.from,
  ends_at: period.to,
  ...extraColumns(extras),
  deposit,
  price_lines: JSON.stringify(price.lines),
})

function refuseUnlessBookable(car: CarRow, supplier: BookingOffer['supplier']) {
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
  if (!pickUp) throw fieldRefusal('/booking/pickupLocation', 'invalid-request', 'not-found')
  if (!locations.some(({ id }) => id === dropOffLocation))
    throw fieldRefusal('/booking/dropOffLocation', 'invalid-request', 'not-found')
  return pickUp.time_zone
}

/** Included extras are on by default. */
function chosenExtras(booking: BookingInput, prices: CarPrices): ChosenExtras {
  const missing = EXTRAS.find((extra) => booking[extra] && prices[extra] < 0)
  if (missing) throw fieldRefusal(`/booking/${missing}`, 'option-unavailable', 'not-listed')
  return withIncluded(booking, extraOffers(prices, 1))
}
