import { sql, type Transaction } from 'kysely'

import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'
import { priceRental } from '@masar/domain/pricing/price.ts'
import { getWallClockDate, makeSpanFrom, toWallClock } from '@masar/domain/rental/rental-clock.ts'

import type { DB } from '../db/schema.d.ts'
import { roundToHalfDinars, type SeedCar } from './fleet/car.ts'
import { makeFleet } from './fleet/fleet.ts'
import { suppliers } from './fleet/suppliers.ts'
import { getDemoIdPrefix } from './identity.ts'
import { insertRows } from './insert.ts'
import { toLocationId } from './locations/locations.ts'
import { readSeedPrices } from './rentals/booking.ts'
import { PAST_CUSTOMERS } from './past-customers.ts'

/** Each car of the small fleet is copied at four price levels, so that prices differ. */
const PRICE_LEVELS = [0.93, 1, 1.06, 1.14]
/** The lengths of rentals in days: at least the minimum of every supplier, at most half a slot. */
const RENTAL_DAYS = [3, 4, 5, 7]
const SLOT_DAYS = 14
const SLOT_COUNT = 6
const CARS_PER_CUSTOMER = 20

type Tx = Transaction<DB>

/**
 * Fills the database up to `cars` for benchmarks: copies the small fleet at the same locations (so that Tunis
 * airport has far more cars than Douz), with about two bookings per car. Each car's calendar is divided into
 * slots with at most one booking, so bookings never overlap.
 */
export async function growDemo(tx: Tx, cars: number, now: Date): Promise<void> {
  const today = getWallClockDate(toWallClock(now))
  const existing = await tx
    .selectFrom('car')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const added = cars - existing.n
  if (added <= 0) return

  await makeTemplates(tx, today)
  await addCars(tx, added)
  await addCustomers(tx, Math.ceil(added / CARS_PER_CUSTOMER), today)
  await addBookings(tx, { added, today, now })
  for (const table of ['template', 'template_place', 'template_season', 'template_bill']) {
    await sql`drop table ${sql.table(table)}`.execute(tx)
  }
  await sql`analyze`.execute(tx)
}

async function makeTemplates(tx: Tx, today: CalendarDate) {
  const templates = PRICE_LEVELS.flatMap((level) =>
    makeFleet(today).map((car) => scaleToLevel(car, level)),
  )
  await createTemporaryTable(
    tx,
    'template',
    sql`(like car including defaults, n int)`,
    templates,
    ({ row }) => [row],
  )
  await createTemporaryTable(
    tx,
    'template_place',
    sql`(n int, location_id text, is_hub boolean)`,
    templates,
    ({ locations }) =>
      locations.map((key, index) => ({ location_id: toLocationId(key), is_hub: index === 0 })),
  )
  await createTemporaryTable(
    tx,
    'template_season',
    sql`(n int, start_date date, end_date date, daily_price bigint)`,
    templates,
    ({ seasons }) => seasons.map(toSeasonRow),
  )
  await createTemporaryTable(
    tx,
    'template_bill',
    sql`(n int, length int, total bigint, lines jsonb)`,
    templates,
    makeBills,
  )
}

async function createTemporaryTable(
  tx: Tx,
  table: string,
  columns: ReturnType<typeof sql>,
  templates: readonly SeedCar[],
  makeRows: (car: SeedCar) => readonly object[],
) {
  await sql`create temporary table ${sql.table(table)} ${columns}`.execute(tx)
  const rows = templates.flatMap((car, n) => makeRows(car).map((row) => ({ ...row, n })))
  await insertRows(tx, table, rows)
}

const toSeasonRow = ({ startDate, endDate, dailyPrice }: SeedCar['seasons'][number]) => ({
  start_date: startDate,
  end_date: endDate,
  daily_price: dailyPrice,
})

const PRICE_COLUMN_PATTERN = /^(discounted_)?(hourly|daily|bi_weekly|weekly|monthly)_price$/

function scaleToLevel(car: SeedCar, level: number): SeedCar {
  const scaled = (price: number) => roundToHalfDinars((price / 1000) * level)
  const prices = Object.entries(car.row)
    .filter(([column, value]) => PRICE_COLUMN_PATTERN.test(column) && value !== null)
    .map(([column, value]) => [column, scaled(Number(value))])
  return {
    ...car,
    row: { ...car.row, ...Object.fromEntries(prices) },
    seasons: car.seasons.map((each) => ({ ...each, dailyPrice: scaled(each.dailyPrice) })),
  }
}

/** Prices a template for each rental length. Skips cars with seasonal prices and cars that cannot be booked. */
function makeBills(car: SeedCar) {
  if (car.row.is_date_based_price || !car.row.available || car.row.coming_soon) return []
  const rate = suppliers.find(({ key }) => key === car.supplier)?.rules?.priceChangeRate ?? 0
  return RENTAL_DAYS.map((length) => {
    const { lines, total } = priceRental(
      readSeedPrices(car),
      makeSpanFrom('2000-01-01', length * 24),
      {},
      rate,
    )
    return { length, total, lines }
  })
}

async function addCars(tx: Tx, added: number) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'car' and column_name <> 'id'
    order by ordinal_position`.execute(tx)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`insert into car (id, ${columns})
    select ${selectGrownId('car')}, ${columns} from ${selectSerials(added)} join template on ${templateCondition}
  `.execute(tx)
  await sql`insert into car_location (location_id, car_id)
    select location_id, ${selectGrownId('car')} from ${selectSerials(added)} join template_place on ${templateCondition}
  `.execute(tx)
  await sql`insert into date_based_price (id, car_id, start_date, end_date, daily_price)
    select ${sql.lit(getDemoIdPrefix('dateBasedPrice'))} || left(md5('grown/' || i || '/' || start_date), 20),
      ${selectGrownId('car')}, start_date, end_date, daily_price
    from ${selectSerials(added)} join template_season on ${templateCondition}
  `.execute(tx)
}

async function addCustomers(tx: Tx, count: number, today: CalendarDate) {
  const names = sql.join(PAST_CUSTOMERS.map(([name]) => sql.lit(name)))
  await sql`insert into account (id, email, full_name, verified, created_at)
    select ${selectGrownId('account')}, 'customer-' || i || '@mail.example',
      (array[${names}])[1 + i % ${sql.lit(PAST_CUSTOMERS.length)}], true, ${addDays(today, -700)}::date
    from ${selectSerials(count)}
  `.execute(tx)
}

interface Growth {
  added: number
  today: CalendarDate
  now: Date
}

/** Adds at most one booking per slot, from six weeks ago to six weeks ahead. `spread` is pseudo-random. */
async function addBookings(tx: Tx, { added, today, now }: Growth) {
  const first = addDays(today, (-SLOT_COUNT / 2) * SLOT_DAYS)
  const customers = Math.ceil(added / CARS_PER_CUSTOMER)
  await sql`insert into booking (id, supplier_id, car_id, driver_id, pickup_location_id,
      drop_off_location_id, starts_at, ends_at, status, price, deposit, price_lines, created_at,
      updated_at)
    with slot as (
      select i, n, j, ('x' || left(md5(i || '/' || j), 6))::bit(24)::int as spread,
        (i + j) % ${sql.lit(SLOT_COUNT)} as place_in_calendar
      from ${selectSerials(added)}
      join template on ${templateCondition}
      cross join generate_series(0, ${sql.lit(SLOT_COUNT - 2)}) as j
      where j < abs(hashint4(i)) % ${sql.lit(SLOT_COUNT)}
    ), rental as (
      select slot.*, length, total, lines, location_id, time_zone,
        ${first}::date + place_in_calendar * ${sql.lit(SLOT_DAYS)} + spread % 6
          + make_interval(hours => 8 + spread % 11) as clock
      from slot
      join template_bill bill on bill.n = slot.n
        and length = (array[${sql.join(RENTAL_DAYS.map((days) => sql.lit(days)))}])[1 + spread % 4]
      join template_place place on place.n = slot.n and is_hub
      join location on location.id = location_id
    ), dated as (
      select *, clock at time zone time_zone as starts_at,
        (clock + make_interval(days => length)) at time zone time_zone as ends_at
      from rental
    )
    select ${sql.lit(getDemoIdPrefix('booking'))} || left(md5('grown/' || i || '/' || j), 20), supplier_id,
      ${selectGrownId('car')}, ${sql.lit(getDemoIdPrefix('account'))}
        || left(md5('grown/' || 1 + spread % ${sql.lit(customers)}), 20),
      dated.location_id, dated.location_id, dated.starts_at, dated.ends_at,
      case when spread % 12 = 0 then 'cancelled'
        when spread % 3 = 0 then 'paid'
        when spread % 5 = 0 and dated.starts_at > ${now.toISOString()}::timestamptz then 'pending'
        else 'reserved' end,
      total, template.deposit, lines,
      least(dated.starts_at - interval '10 days', ${now.toISOString()}::timestamptz - interval '1 day'),
      least(dated.starts_at - interval '10 days', ${now.toISOString()}::timestamptz - interval '1 day')
    from dated join template on template.n = dated.n
  `.execute(tx)
}

const selectSerials = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as i`
const templateCondition = sql`n = i % (select max(n) + 1 from template)`
const selectGrownId = (kind: 'car' | 'account') =>
  sql`${sql.lit(getDemoIdPrefix(kind))} || left(md5('grown/' || i), 20)`
