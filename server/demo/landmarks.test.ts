import { beforeAll, describe, expect, it } from 'vitest'

import { landmarks, getTakenDays } from './landmarks.ts'
import { type DemoRows, createDemoRows } from './demo-rows.ts'

const now = new Date('2026-05-20T10:00:00Z')
const { bookings, cars, locations, suppliers } = landmarks
const FREE_CAR_NAMES = ['free', 'free2', 'free3', 'free4', 'free5', 'free6'] as const

// @shows OPS-10
describe('the demo fixtures', () => {
  let seeded: DemoRows
  beforeAll(async () => {
    seeded = await createDemoRows({ now, hashPassword: (plain) => Promise.resolve(plain) })
  })

  const row = <Table extends 'car' | 'supplier' | 'booking' | 'location'>(
    table: Table,
    id: string,
  ): DemoRows[Table][number] => {
    const rows: readonly DemoRows[Table][number][] = seeded[table]
    const found = rows.find((each) => each.id === id)
    if (!found) throw new Error(`There is no ${table} ${id}.`)
    return found
  }
  const listStations = (car: string) =>
    seeded.car_location.filter((each) => each.car_id === car).map((each) => each.location_id)
  const findPayment = (booking: string) =>
    seeded.payment.find((payment) => payment.booking_id === booking)
  const listBookings = (car: string) => seeded.booking.filter((each) => each.car_id === car)

  it('all exist', () => {
    for (const id of Object.values(locations)) expect(row('location', id).id).toBe(id)
    for (const id of Object.values(suppliers)) expect(row('supplier', id).id).toBe(id)
    for (const id of Object.values(cars)) expect(row('car', id).id).toBe(id)
    for (const id of Object.values(bookings)) expect(row('booking', id).id).toBe(id)
    for (const id of Object.values(landmarks.accounts))
      expect(seeded.account.map((each) => each.id)).toContain(id)
  })

  it('include Tunis with its airport and other child locations', () => {
    const children = seeded.location.filter((each) => each.parent_id === locations.tunis)

    expect(children.map(({ id }) => id)).toContain(locations.tunisAirport)
    expect(children.length).toBeGreaterThan(2)
    expect(seeded.location.some((each) => each.parent_id === locations.gafsa)).toBe(false)
  })

  it.each(FREE_CAR_NAMES)(
    'include the car %s at Tunis airport, bookable without restrictions',
    (name) => {
      const car = row('car', cars[name])

      expect(listStations(car.id)).toContain(locations.tunisAirport)
      expect(listBookings(car.id)).toEqual([])
      expect(car).toMatchObject({
        supplier_id: suppliers.plain,
        available: true,
        fully_booked: false,
        coming_soon: false,
        minimum_age: 21,
        is_date_based_price: false,
        weekly_price: null,
        hourly_price: null,
      })
    },
  )

  it('include a supplier without any rules', () => {
    expect(row('supplier', suppliers.plain)).toMatchObject({
      pay_later: true,
      license_required: false,
      minimum_rental_days: null,
      price_change_rate: 0,
      supplier_car_limit: null,
      blacklisted: false,
    })
  })

  it('include one supplier for each rule', () => {
    expect(row('supplier', suppliers.withoutPayLater).pay_later).toBe(false)
    expect(row('supplier', suppliers.wantsLicense).license_required).toBe(true)
    expect(row('supplier', suppliers.threeDaysAtLeast).minimum_rental_days).toBe(3)
    expect(row('supplier', suppliers.dearer).price_change_rate).toBeGreaterThan(0)
    expect(row('supplier', suppliers.cheaper).price_change_rate).toBeLessThan(0)
    expect(row('supplier', suppliers.atMostFiveCars).supplier_car_limit).toBe(5)
    expect(row('supplier', suppliers.suspended).blacklisted).toBe(true)
  })

  it('include a car for each supplier that has a rule', () => {
    expect(row('car', cars.paidOnlineOnly).supplier_id).toBe(suppliers.withoutPayLater)
    expect(row('car', cars.withLicense).supplier_id).toBe(suppliers.wantsLicense)
    expect(row('car', cars.threeDaysAtLeast).supplier_id).toBe(suppliers.threeDaysAtLeast)
    expect(row('car', cars.dearer).supplier_id).toBe(suppliers.dearer)
    expect(row('car', cars.cheaper).supplier_id).toBe(suppliers.cheaper)
    expect(row('car', cars.ofSuspendedSupplier).supplier_id).toBe(suppliers.suspended)
  })

  it('include cars that cannot be booked, each for a different reason', () => {
    expect(row('car', cars.comingSoon).coming_soon).toBe(true)
    expect(row('car', cars.fullyBooked).fully_booked).toBe(true)
    expect(row('car', cars.unavailable).available).toBe(false)
  })

  it('include a car that is reserved on its documented days', () => {
    const { from, to } = getTakenDays('2026-05-20')
    const [reserved, ...others] = listBookings(cars.taken)

    expect(others).toEqual([])
    expect(reserved?.status).toBe('reserved')
    expect(reserved?.starts_at.slice(0, 10)).toBe(from)
    expect(reserved?.ends_at.slice(0, 10)).toBe(to)
  })

  it('include a car for each style of price list', () => {
    expect(row('car', cars.tiered).monthly_price).toBeGreaterThan(0)
    expect(row('car', cars.hourly).hourly_price).toBeGreaterThan(0)
    expect(row('car', cars.discounted).discounted_daily_price).toBeGreaterThan(0)
    expect(row('car', cars.seasonal).is_date_based_price).toBe(true)
    expect(seeded.date_based_price.filter((each) => each.car_id === cars.seasonal)).toHaveLength(1)
    expect(row('car', cars.withoutDeposit).deposit).toBe(0)
    expect(row('car', cars.forAdults).minimum_age).toBe(25)
    expect(row('car', cars.everythingIncluded).full_insurance).toBe(0)
    expect(row('car', cars.nothingToAdd).cancellation).toBe(-1)
  })

  it('include bookings of Yasmine that match their names', () => {
    const today = now.toISOString()

    expect(row('booking', bookings.current).starts_at < today).toBe(true)
    expect(row('booking', bookings.current).ends_at > today).toBe(true)
    expect(row('booking', bookings.past).ends_at < today).toBe(true)
    expect(row('booking', bookings.cancellable)).toMatchObject({
      status: 'pending',
      cancellation: true,
      cancel_request: false,
    })
    expect(row('booking', bookings.notCancellable).cancellation).toBe(false)
    expect(row('booking', bookings.cancelRequested).cancel_request).toBe(true)
    expect(row('booking', bookings.withAdditionalDriver).additional_driver_id).not.toBeNull()
    expect(row('booking', bookings.unpaid).status).toBe('void')
    expect(findPayment(bookings.unpaid)?.status).toBe('refunded')
    expect(findPayment(bookings.paidInFull)).toMatchObject({ status: 'paid', refunded_at: null })
    expect(findPayment(bookings.cancellable)).toBeUndefined()
    expect(row('booking', bookings.depositPaid).is_deposit).toBe(true)
    expect(row('booking', bookings.paidInFull).is_payed_in_full).toBe(true)
    expect(row('booking', bookings.cancelledUpcoming).status).toBe('cancelled')
  })
})
