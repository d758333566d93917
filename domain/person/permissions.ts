import type { UserType } from '../car/catalogue.ts'

export const BOOKING_ACTIONS = [
  'view',
  'requestCancel',
  'edit',
  'editTripDetails',
  'reportDelay',
  'sendMessage',
  'removeFromList',
  'changeStatus',
  'delete',
] as const
export type BookingAction = (typeof BOOKING_ACTIONS)[number]

/**
 * Why an action is not allowed: the page shows the reason, and the server rejects the action with the same
 * code.
 */
export type Bar =
  | 'signed-out'
  | 'not-yours'
  | 'not-your-role'
  | 'cancellation-not-bought'
  | 'amendments-not-bought'
  | 'already-cancelled'
  | 'already-requested'
  | 'already-started'
  | 'not-confirmed'
  | 'still-active'
  | 'not-offered'

/** The type of an account, or the main driver who has opened the link of the booking. */
export type BookingRole = UserType | 'mainDriver'

export interface BookingViewer {
  /** The id of the account; for the main driver, that of the booking. */
  readonly id: string
  readonly type: BookingRole
}

/** The facts of a booking that determine its permissions. `from` is an instant. */
export interface BookingFacts {
  readonly id: string
  readonly driverId: string
  readonly supplierId: string
  readonly status: string
  readonly from: string
  readonly cancellation: boolean
  readonly amendments: boolean
  readonly cancelRequest: boolean
}

type Rule = (booking: BookingFacts, now: Date) => Bar | null

const always: Rule = () => null
const never: Rule = () => 'not-your-role'

/**
 * Bars changes once the rental has started, or while the booking is cancelled, unpaid or about to be cancelled.
 */
const beforeTheRental: Rule = (booking, now) => {
  if (booking.status === 'cancelled') return 'already-cancelled'
  if (booking.cancelRequest) return 'already-requested'
  if (booking.status === 'void') return 'not-confirmed'
  return Date.parse(booking.from) <= now.getTime() ? 'already-started' : null
}

/** A booking whose cancellation is requested stays active until staff decide. */
const unlessInactive: Rule = ({ status }) => {
  if (status === 'cancelled') return 'already-cancelled'
  return status === 'void' ? 'not-confirmed' : null
}

/** `getMessageDeadline` limits how long messages can be sent. */
const unlessUnpaid: Rule = ({ status }) => (status === 'void' ? 'not-confirmed' : null)

const untilPickUp: Rule = (booking, now) =>
  unlessInactive(booking, now) ??
  (Date.parse(booking.from) <= now.getTime() ? 'already-started' : null)

const CUSTOMER_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: always,
  requestCancel: (booking, now) =>
    booking.cancellation ? beforeTheRental(booking, now) : 'cancellation-not-bought',
  edit: (booking, now) =>
    booking.amendments ? beforeTheRental(booking, now) : 'amendments-not-bought',
  editTripDetails: untilPickUp,
  // `getDelayTiming` determines when a delay can be reported, in the location's time zone.
  reportDelay: unlessInactive,
  sendMessage: unlessUnpaid,
  removeFromList: ({ status }) =>
    status === 'cancelled' || status === 'void' ? null : 'still-active',
  changeStatus: never,
  delete: never,
}

/**
 * The main driver may only enter the arrival; cancelling, changing and paying are up to the customer who
 * booked.
 */
const MAIN_DRIVER_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: always,
  requestCancel: never,
  edit: never,
  editTripDetails: untilPickUp,
  reportDelay: unlessInactive,
  sendMessage: never,
  removeFromList: never,
  changeStatus: never,
  delete: never,
}

const STAFF_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: always,
  requestCancel: never,
  edit: always,
  editTripDetails: never,
  reportDelay: never,
  sendMessage: unlessUnpaid,
  removeFromList: never,
  changeStatus: always,
  delete: always,
}

const RULES_BY_ROLE = {
  user: CUSTOMER_RULES,
  mainDriver: MAIN_DRIVER_RULES,
  supplier: STAFF_RULES,
  admin: STAFF_RULES,
} as const

/**
 * Returns why a viewer may not perform an action on a booking; null if it is allowed. Page and server share
 * this table of roles, actions and statuses (BOOKING-20).
 */
export function findActionBar(
  action: BookingAction,
  viewer: BookingViewer | null,
  booking: BookingFacts,
  now: Date,
): Bar | null {
  if (!viewer) return 'signed-out'
  if (!isPartyToBooking(viewer, booking)) return 'not-yours'
  return RULES_BY_ROLE[viewer.type][action](booking, now)
}

const isPartyToBooking = ({ id, type }: BookingViewer, booking: BookingFacts): boolean =>
  type === 'admin' || id === PARTY_IDS[type](booking)

const PARTY_IDS: Record<Exclude<BookingRole, 'admin'>, (booking: BookingFacts) => string> = {
  user: ({ driverId }) => driverId,
  mainDriver: ({ id }) => id,
  supplier: ({ supplierId }) => supplierId,
}
