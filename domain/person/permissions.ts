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
 * Why an action is not allowed: the page shows this reason, and the server rejects the action with the same
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

/** An account type, or a main driver who opened the booking's link. */
export type BookingRole = UserType | 'mainDriver'

export interface BookingViewer {
  /** The account's id; for a main driver, the booking's id. */
  readonly id: string
  readonly type: BookingRole
}

/** The facts that determine a booking's permissions. `from` is an instant. */
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

const allowAlways: Rule = () => null
const forbidAlways: Rule = () => 'not-your-role'

/**
 * Bars changes once the rental has started, and while the booking is unpaid, cancelled or waiting for a
 * cancellation decision.
 */
const allowBeforeRental: Rule = (booking, now) => {
  if (booking.status === 'cancelled') return 'already-cancelled'
  if (booking.cancelRequest) return 'already-requested'
  if (booking.status === 'void') return 'not-confirmed'
  return Date.parse(booking.from) <= now.getTime() ? 'already-started' : null
}

/** A booking with a cancellation request stays active until staff decide. */
const allowIfActive: Rule = ({ status }) => {
  if (status === 'cancelled') return 'already-cancelled'
  return status === 'void' ? 'not-confirmed' : null
}

/** `getMessageDeadline` sets the time limit. */
const allowIfConfirmed: Rule = ({ status }) => (status === 'void' ? 'not-confirmed' : null)

const allowUntilPickUp: Rule = (booking, now) =>
  allowIfActive(booking, now) ??
  (Date.parse(booking.from) <= now.getTime() ? 'already-started' : null)

const CUSTOMER_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: allowAlways,
  requestCancel: (booking, now) =>
    booking.cancellation ? allowBeforeRental(booking, now) : 'cancellation-not-bought',
  edit: (booking, now) =>
    booking.amendments ? allowBeforeRental(booking, now) : 'amendments-not-bought',
  editTripDetails: allowUntilPickUp,
  // `getDelayTiming` determines when a delay can be reported, in the location's time zone.
  reportDelay: allowIfActive,
  sendMessage: allowIfConfirmed,
  removeFromList: ({ status }) =>
    status === 'cancelled' || status === 'void' ? null : 'still-active',
  changeStatus: forbidAlways,
  delete: forbidAlways,
}

/**
 * The main driver may only enter the arrival and report a delay. Only the customer who booked may cancel,
 * change and pay.
 */
const MAIN_DRIVER_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: allowAlways,
  requestCancel: forbidAlways,
  edit: forbidAlways,
  editTripDetails: allowUntilPickUp,
  reportDelay: allowIfActive,
  sendMessage: forbidAlways,
  removeFromList: forbidAlways,
  changeStatus: forbidAlways,
  delete: forbidAlways,
}

const STAFF_RULES: Readonly<Record<BookingAction, Rule>> = {
  view: allowAlways,
  requestCancel: forbidAlways,
  edit: allowAlways,
  editTripDetails: forbidAlways,
  reportDelay: forbidAlways,
  sendMessage: allowIfConfirmed,
  removeFromList: forbidAlways,
  changeStatus: allowAlways,
  delete: allowAlways,
}

const RULES_BY_ROLE = {
  user: CUSTOMER_RULES,
  mainDriver: MAIN_DRIVER_RULES,
  supplier: STAFF_RULES,
  admin: STAFF_RULES,
} as const

/**
 * Returns why a viewer may not perform an action on a booking; null if it is allowed. The page and the server
 * both use these rules (BOOKING-20).
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
  type === 'admin' || id === PARTY_ID_GETTERS[type](booking)

const PARTY_ID_GETTERS: Record<Exclude<BookingRole, 'admin'>, (booking: BookingFacts) => string> = {
  user: ({ driverId }) => driverId,
  mainDriver: ({ id }) => id,
  supplier: ({ supplierId }) => supplierId,
}
