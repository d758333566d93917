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

/** Why an action is not allowed; the page shows it, the server rejects with the same code. */
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

/** An account by its type, or the main driver of a booking who has opened its link. */
export type BookingRole = UserType | 'mainDriver'

export interface BookingViewer {
  /** Of the account; for the main driver, of the booking. */
  readonly id: string
  readonly type: BookingRole
}

/** The facts of a booking that decide who may do what with it. `from` is an instant. */
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

/** A booking can be changed while it is not over, not started and not being cancelled. */
const beforeTheRental: Rule = (booking, now) => {
  if (booking.status === 'cancelled') return 'already-cancelled'
  if (booking.cancelRequest) return 'already-requested'
  if (booking.status === 'void') return 'not-confirmed'
  return Date.parse(booking.from) <= now.getTime() ? 'already-started' : null
}

/** A booking whose cancellation is requested stays active until staff decide. */
const unlessOff: Rule = ({ status }) => {
  if (status === 'cancelled') return 'already-cancelled'
  return status === 'void' ? 'not-confirmed' : null
}

/** Until when messages can be sent is decided by `messagesCloseAt`. */
const unlessUnpaid: Rule = ({ status }) => (status === 'void' ? 'not-confirmed' : null)

const untilPickUp: Rule = (booking, now) =>
  unlessOff(booking, now) ?? (Date.parse(booking.from) <= now.getTime() ? 'already-started' : null)

const CUSTOMER: Readonly<Record<BookingAction, Rule>> = {
  view: always,
  requestCancel: (booking, now) =>
    booking.cancellation ? beforeTheRental(booking, now) : 'cancellation-not-bought',
  edit: (booking, now) =>
    booking.amendments ? beforeTheRental(booking, now) : 'amendments-not-bought',
  editTripDetails: untilPickUp,
  // When it is offered depends on the clock of the location: `delayTiming`.
  reportDelay: unlessOff,
  sendMessage: unlessUnpaid,
  removeFromList: ({ status }) =>
    status === 'cancelled' || status === 'void' ? null : 'still-active',
  changeStatus: never,
  delete: never,
}

/** Enters when they arrive; cancelling, changing and paying are up to the customer who booked. */
const MAIN_DRIVER: Readonly<Record<BookingAction, Rule>> = {
  view: always,
  requestCancel: never,
  edit: never,
  editTripDetails: untilPickUp,
  reportDelay: unlessOff,
  sendMessage: never,
  removeFromList: never,
  changeStatus: never,
  delete: never,
}

const STAFF: Readonly<Record<BookingAction, Rule>> = {
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

const RULES = { user: CUSTOMER, mainDriver: MAIN_DRIVER, supplier: STAFF, admin: STAFF } as const

/**
 * The table of roles, actions and statuses (BOOKING-20), one for page and server. Null means
 * allowed.
 */
export function barOn(
  action: BookingAction,
  viewer: BookingViewer | null,
  booking: BookingFacts,
  now: Date,
): Bar | null {
  if (!viewer) return 'signed-out'
  if (!isPartyToBooking(viewer, booking)) return 'not-yours'
  return RULES[viewer.type][action](booking, now)
}

const isPartyToBooking = ({ id, type }: BookingViewer, booking: BookingFacts): boolean =>
  type === 'admin' || id === PARTY[type](booking)

const PARTY: Record<Exclude<BookingRole, 'admin'>, (booking: BookingFacts) => string> = {
  user: ({ driverId }) => driverId,
  mainDriver: ({ id }) => id,
  supplier: ({ supplierId }) => supplierId,
}
