import { beforeAll, describe, expect, it } from 'vitest'

import { toAccountId, type DemoAccountName, demoAccounts } from './demo-accounts.ts'
import { countries } from './locations/locations.ts'
import { type DemoRows, createDemoRows } from './demo-rows.ts'

const now = new Date('2026-05-20T10:00:00Z')
const hashPassword = (plain: string) => Promise.resolve(`hashed ${plain}`)
const createRowsAt = (moment: Date) => createDemoRows({ now: moment, hashPassword })

describe('the seeded demo data', () => {
  let seeded: DemoRows
  beforeAll(async () => {
    seeded = await createRowsAt(now)
  })
  const columnValues = (column: keyof DemoRows['car'][number]) =>
    new Set(seeded.car.map((car) => car[column]))
  const messageTo = (name: DemoAccountName) =>
    seeded.notification.find((row) => row.account_id === toAccountId(name))?.message

  it('is large enough to explore', () => {
    expect(seeded.location.length).toBeGreaterThanOrEqual(60)
    expect(seeded.supplier.length).toBeGreaterThanOrEqual(12)
    expect(seeded.car.length).toBeGreaterThanOrEqual(400)
  })

  it('is deterministic for a given moment', async () => {
    expect(await createRowsAt(now)).toEqual(seeded)
  })

  it('moves its bookings with the date and keeps its ids', async () => {
    const later = await createRowsAt(new Date('2027-01-03T22:00:00Z'))

    expect(later.car.map(({ id }) => id)).toEqual(seeded.car.map(({ id }) => id))
    expect(later.booking[0]?.id).toBe(seeded.booking[0]?.id)
    expect(later.booking[0]?.starts_at.slice(0, 10)).toBe('2027-01-02')
  })

  it('has a sandbox charge for each payment, so that refunds work', () => {
    expect(seeded.payment.length).toBeGreaterThan(0)
    const sandboxPayments = new Map(
      seeded.sandbox_payment.map((payment) => [payment.payment_id, payment]),
    )
    const charges = new Map(seeded.sandbox_charge.map((charge) => [charge.reference, charge]))
    for (const { id, reference, charge_id, amount_minor, currency, refund_id } of seeded.payment) {
      expect(sandboxPayments.get(id)).toMatchObject({ reference, amount_minor, currency })
      const charge = { id: charge_id, amount_minor, currency, refund_id }
      expect(charges.get(reference)).toMatchObject(charge)
    }
  })

  it('gives every row a unique wire id', () => {
    // Charges use the ids of their payment provider.
    const { sandbox_charge: _, ...ours } = seeded
    const ids = Object.values(ours).flatMap((rows) =>
      rows.flatMap((row) => ('id' in row ? [row.id] : [])),
    )

    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  // @shows OPS-10
  it('has every range, fuel, gearbox and fuel policy', () => {
    expect([...columnValues('range')].map(String).toSorted()).toEqual([
      'bus',
      'caravan',
      'maxi',
      'midi',
      'mini',
      'scooter',
      'truck',
    ])
    expect([...columnValues('type')].map(String).toSorted()).toEqual([
      'diesel',
      'electric',
      'gasoline',
      'hybrid',
      'plugInHybrid',
      'unknown',
    ])
    expect(columnValues('gearbox').size).toBe(2)
    expect(columnValues('fuel_policy').size).toBe(4)
  })

  it('has every style of price list', () => {
    const offering = (column: keyof DemoRows['car'][number]) =>
      seeded.car.filter((car) => Number(car[column]) > 0).length
    const dailyOnly = seeded.car.filter(
      (car) => !car.weekly_price && !car.hourly_price && !car.is_date_based_price,
    )

    expect(dailyOnly.length).toBeGreaterThan(40)
    expect(offering('bi_weekly_price')).toBeGreaterThan(40)
    expect(offering('weekly_price')).toBeGreaterThan(40)
    expect(offering('monthly_price')).toBeGreaterThan(40)
    expect(offering('hourly_price')).toBeGreaterThan(20)
    expect(offering('discounted_daily_price')).toBeGreaterThan(40)
    expect(seeded.car.filter((car) => car.is_date_based_price).length).toBeGreaterThan(40)
  })

  it('has extras that are included, priced and unavailable', () => {
    for (const extra of ['cancellation', 'full_insurance', 'additional_driver'] as const) {
      const prices = seeded.car.map((car) => car[extra])
      expect(new Set(prices.map(Math.sign))).toEqual(new Set([-1, 0, 1]))
    }
  })

  it('has cars without a deposit, and deposits on both sides of every filter threshold', () => {
    const deposits = columnValues('deposit')

    for (const dinars of [0, 240, 250, 300, 500, 600, 750, 800])
      expect(deposits).toContain(dinars * 1000)
  })

  it('has realistic prices for Tunisia', () => {
    const minis = seeded.car.filter(({ range }) => range === 'mini').map((car) => car.daily_price)

    expect(Math.min(...minis)).toBeGreaterThanOrEqual(45_000)
    expect(Math.max(...minis)).toBeLessThanOrEqual(130_000)
  })

  it('has cars that are coming soon, fully booked, unavailable, unrated or without a mileage limit', () => {
    expect(seeded.car.filter((car) => car.coming_soon).length).toBeGreaterThan(5)
    expect(seeded.car.filter((car) => car.fully_booked).length).toBeGreaterThan(5)
    expect(seeded.car.filter((car) => !car.available).length).toBeGreaterThan(3)
    expect(seeded.car.filter((car) => car.rating === null).length).toBeGreaterThan(20)
    expect(seeded.car.filter((car) => car.mileage === -1).length).toBeGreaterThan(100)
    expect(new Set(seeded.car.map((car) => car.minimum_age))).toEqual(new Set([21, 23, 25]))
  })

  it('covers every supplier rule', () => {
    const rules = seeded.supplier

    expect(rules.filter((each) => !each.pay_later).length).toBeGreaterThan(0)
    expect(rules.filter((each) => each.license_required).length).toBeGreaterThan(0)
    expect(rules.filter((each) => each.minimum_rental_days !== null).length).toBeGreaterThan(0)
    expect(rules.filter((each) => each.supplier_car_limit !== null).length).toBeGreaterThan(0)
    expect(rules.some((each) => each.price_change_rate > 0)).toBe(true)
    expect(rules.some((each) => each.price_change_rate < 0)).toBe(true)
    expect(rules.filter((each) => each.blacklisted)).toHaveLength(1)
  })

  it('gives Yasmine bookings in every status and more than thirty notifications', () => {
    const yasmine = toAccountId('yasmine')
    const own = seeded.booking.filter((booking) => booking.driver_id === yasmine)
    const notifications = seeded.notification.filter((row) => row.account_id === yasmine)

    expect(new Set(own.map(({ status }) => status)).size).toBe(7)
    expect(notifications.length).toBeGreaterThan(30)
    expect(notifications.filter((row) => !row.is_read)).toHaveLength(5)
  })

  it('uses each customer’s own language', () => {
    expect(messageTo('yasmine')).toMatch(/réserv|demande|location|garantie/i)
    expect(messageTo('oliver')).toMatch(/booking|request|rental|deposit/i)
    expect(messageTo('carmen')).toMatch(/reserva|solicitud|alquiler|fianza/i)
  })

  it('has no passwords except the documented one', () => {
    const hashes = seeded.account.map((row) => row.password_hash)

    expect(hashes.filter(Boolean)).toHaveLength(
      Object.values(demoAccounts).filter(({ password }) => password !== null).length,
    )
    expect(hashes).not.toContain(demoAccounts.yasmine.password)
  })

  it('prices every booking as the sum of its lines', () => {
    const wrong = seeded.booking.filter((booking) => {
      const rental = booking.price_lines.reduce((sum, line) => sum + line.amount, 0)
      const inFull = rental + (booking.is_payed_in_full ? booking.deposit : 0)
      return booking.price !== (booking.is_deposit ? booking.deposit : inFull)
    })

    expect(wrong).toEqual([])
  })
})

describe('the locations of the demo data', () => {
  const BOXES: Record<string, [south: number, north: number, west: number, east: number]> = {
    TN: [30.2, 37.6, 7.5, 11.7],
    DZ: [18.9, 37.2, -8.7, 12],
    LY: [19.5, 33.3, 9.3, 25.2],
    MA: [27.6, 36, -13.2, -0.9],
  }

  it.each(countries)('include at least four in $code', ({ code, locations }) => {
    const [south, north, west, east] = BOXES[code] ?? [0, 0, 0, 0]
    const abroad = locations
      .flatMap(({ at: point, spots = [] }) => [point, ...spots.map((spot) => spot.at)])
      .filter(([lat, long]) => lat < south || lat > north || long < west || long > east)

    expect(locations.length).toBeGreaterThanOrEqual(4)
    expect(abroad).toEqual([])
  })

  it.each(countries)('of $code have parking spots within walking distance', ({ locations }) => {
    const far = locations.flatMap(({ at: [latitude, longitude], spots = [] }) =>
      spots.filter(
        (spot) => Math.abs(spot.at[0] - latitude) > 0.02 || Math.abs(spot.at[1] - longitude) > 0.02,
      ),
    )

    expect(far).toEqual([])
  })

  it.each(countries)('of $code have parents in the same country, one level up', ({ locations }) => {
    const tops = new Set(locations.flatMap((location) => location.parent ?? []))
    const isTop = ({ key, parent }: (typeof locations)[number]) => tops.has(key) && !parent

    expect(locations.filter(isTop).length).toBe(tops.size)
  })

  it('have names in three languages, like their countries and parking spots', async () => {
    const { country, location, parking_spot, translation } = await createRowsAt(now)
    const owners = [...country, ...location, ...parking_spot]

    expect(translation.every(({ value }) => value.trim() !== '')).toBe(true)
    for (const { id } of owners) {
      const languages = translation.filter((row) => row.owner_id === id).map((row) => row.language)
      expect(languages).toEqual(['fr', 'en', 'es'])
    }
    expect(translation).toHaveLength(owners.length * 3)
  })
})
