import { EXTRA_COLUMNS } from '../../cars/extra-columns.ts'
import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'
import type { Extra } from '@masar/domain/pricing/extras.ts'

import type { BookingStatus } from '@masar/domain/booking/booking-status.ts'

import { toAccountId, type DemoAccountName } from '../demo-accounts.ts'
import type { SeedCar } from '../fleet/car.ts'
import { suppliers } from '../fleet/suppliers.ts'
import { toDemoId } from '../identity.ts'
import type { Rental } from './booking.ts'

interface Plan {
  status: BookingStatus
  /** Days from today to pick-up; negative in the past. */
  inDays: number
  days: number
  extras?: readonly Extra[]
  cancelRequest?: true
  additionalDriver?: true
}

/** Yasmine's bookings that tests and demos use by name. */
const YASMINE = {
  current: { status: 'reserved', inDays: -1, days: 4, extras: ['theftProtection'] },
  cancellable: {
    status: 'pending',
    inDays: 9,
    days: 4,
    extras: ['cancellation', 'collisionDamageWaiver'],
  },
  notCancellable: { status: 'reserved', inDays: 12, days: 3 },
  cancelRequested: {
    status: 'reserved',
    inDays: 16,
    days: 7,
    extras: ['cancellation'],
    cancelRequest: true,
  },
  withAdditionalDriver: {
    status: 'paid',
    inDays: 24,
    days: 5,
    extras: ['cancellation', 'fullInsurance', 'additionalDriver'],
    additionalDriver: true,
  },
  unpaid: { status: 'void', inDays: 30, days: 2 },
  depositPaid: { status: 'deposit', inDays: 40, days: 10, extras: ['amendments'] },
  cancelledUpcoming: { status: 'cancelled', inDays: 20, days: 3, extras: ['cancellation'] },
  paidInFull: { status: 'paidInFull', inDays: 55, days: 8, extras: ['cancellation', 'amendments'] },
  past: { status: 'paid', inDays: -20, days: 6, extras: ['fullInsurance'] },
} satisfies Record<string, Plan>

export type LandmarkBookingName = keyof typeof YASMINE

export const landmarkBookingNames = Object.keys(YASMINE) as LandmarkBookingName[]

const makeEarlierPlans = (count: number, everyDays: number): Plan[] =>
  Array.from({ length: count }, (_, index) => ({
    status:
      (['reserved', 'paid', 'deposit', 'paidInFull', 'cancelled'] as const)[index % 5] ?? 'paid',
    inDays: -40 - index * everyDays,
    days: 2 + (index % 6),
    extras: index % 2 === 0 ? ['cancellation'] : ['theftProtection'],
  }))

const OTHER_DEMO_CUSTOMERS: Partial<Record<DemoAccountName, readonly Plan[]>> = {
  oliver: [
    { status: 'reserved', inDays: 7, days: 9, extras: ['cancellation', 'fullInsurance'] },
    { status: 'pending', inDays: 33, days: 3 },
    ...makeEarlierPlans(3, 61),
  ],
  carmen: [
    { status: 'paidInFull', inDays: 11, days: 12, extras: ['cancellation'] },
    { status: 'deposit', inDays: 48, days: 5, extras: ['amendments'] },
    ...makeEarlierPlans(3, 47),
  ],
}

export const toLandmarkBookingKey = (name: LandmarkBookingName) => `yasmine/${name}`

/** Creates the rentals of the demo accounts, each with a different car. */
export function makeDemoRentals(today: CalendarDate, cars: readonly SeedCar[]): Rental[] {
  const lot = cars.filter(isBookableSample)
  const plans: [string, DemoAccountName, Plan][] = [
    ...Object.entries<Plan>(YASMINE).map(([name, plan]) => toNamedPlan('yasmine', name, plan)),
    ...makeEarlierPlans(14, 23).map((plan, index) =>
      toNamedPlan('yasmine', `earlier-${index + 1}`, plan),
    ),
    ...Object.entries(OTHER_DEMO_CUSTOMERS).flatMap(([name, list]) =>
      list.map((plan, index) => toNamedPlan(name as DemoAccountName, String(index + 1), plan)),
    ),
  ]
  return plans.map(([key, account, plan]) => makeDemoRental(key, account, plan, { today, lot }))
}

export const additionalDriverRow = {
  id: toDemoId('additionalDriver', 'yasmine'),
  full_name: 'Farès Trabelsi',
  email: 'fares.trabelsi@mail.example',
  phone: '+21626318745',
  birth_date: '1988-03-21',
}

function toNamedPlan(
  account: DemoAccountName,
  name: string,
  plan: Plan,
): [string, DemoAccountName, Plan] {
  return [`${account}/${name}`, account, plan]
}

function makeDemoRental(
  key: string,
  account: DemoAccountName,
  plan: Plan,
  { today, lot }: { today: CalendarDate; lot: SeedCar[] },
): Rental {
  const at = lot.findIndex((car) => isSuitable(car, plan))
  const [car] = lot.splice(at, 1)
  if (at < 0 || !car) throw new Error(`No car is left for the booking ${key}.`)
  const { status, days, extras, cancelRequest = false } = plan
  return {
    key,
    car,
    driver: toAccountId(account),
    location: car.locations[0] ?? 'tunis',
    ...(car.locations[1] === undefined ? {} : { dropOff: car.locations[1] }),
    status,
    from: addDays(today, plan.inDays),
    days,
    minute: (9 + (lot.length % 8)) * 60,
    bookedAhead: 6 + (lot.length % 15),
    ...(extras ? { extras } : {}),
    cancelRequest,
    ...(plan.additionalDriver ? { additionalDriver: additionalDriverRow.id } : {}),
  }
}

/** Whether the car offers the plan's extras, deposit, rental length and, if needed, paying later. */
function isSuitable(car: SeedCar, { status, days, extras = [] }: Plan): boolean {
  const rules = suppliers.find(({ key }) => key === car.supplier)?.rules
  const takesIt = status !== 'pending' || rules?.payLater !== false
  const hasDeposit = !['deposit', 'paidInFull'].includes(status) || car.row.deposit > 0
  const longEnough = days >= (rules?.minimumRentalDays ?? 1)
  return (
    takesIt && hasDeposit && longEnough && extras.every((each) => car.row[EXTRA_COLUMNS[each]] >= 0)
  )
}

/**
 * Whether customers can book the car. Accepts only one car in seven, so that rentals alternate between
 * suppliers.
 */
function isBookableSample({ row, supplier }: SeedCar, index: number): boolean {
  const suspended = suppliers.find(({ key }) => key === supplier)?.rules?.blacklisted
  const bookable = row.available && !row.fully_booked && !row.coming_soon
  return bookable && !suspended && index % 7 === 3
}
