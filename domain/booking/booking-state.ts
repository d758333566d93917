import { isBookingStatus, type BookingStatus } from './booking-status.ts'

/** The states of a booking, in the order in which they can occur. */
export const BOOKING_STATES = [
  'awaitingPayment',
  'paymentNotFinished',
  'requested',
  'notConfirmed',
  'confirmed',
  'inProgress',
  'completed',
  'cancellationRequested',
  'cancelled',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

/** The facts that determine the state. `from`, `to` and `expiresAt` are instants. */
export interface DatedBooking {
  readonly status: string
  readonly from: string
  readonly to: string
  readonly cancelRequest?: boolean
  /** When the payment window ends; only for bookings to be paid online. */
  readonly expiresAt?: string | null | undefined
}

type Rule = (booking: DatedBooking, now: number) => BookingState

const getConfirmedState: Rule = (booking, now) => {
  if (isOver(booking, now)) return 'completed'
  if (booking.cancelRequest) return 'cancellationRequested'
  return Date.parse(booking.from) <= now ? 'inProgress' : 'confirmed'
}

const RULES: Readonly<Record<BookingStatus, Rule>> = {
  void: ({ expiresAt }, now) =>
    expiresAt && Date.parse(expiresAt) > now ? 'awaitingPayment' : 'paymentNotFinished',
  pending: (booking, now) => {
    if (isOver(booking, now)) return 'notConfirmed'
    return booking.cancelRequest ? 'cancellationRequested' : 'requested'
  },
  reserved: getConfirmedState,
  deposit: getConfirmedState,
  paid: getConfirmedState,
  paidInFull: getConfirmedState,
  cancelled: () => 'cancelled',
}

/**
 * Returns the current state of a booking from its status, times and payment window. Lists, filters, pages,
 * vouchers and emails all use this function, so they cannot disagree. Null for unknown statuses.
 */
export function getBookingState(booking: DatedBooking, now: Date): BookingState | null {
  return isBookingStatus(booking.status) ? RULES[booking.status](booking, now.getTime()) : null
}

/** The three lists of a customer's bookings. */
export const BOOKING_TABS = ['upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

/** The list that shows a booking in this state; null while its payment is pending (BOOKING-29). */
const TAB_BY_STATE: Readonly<Record<BookingState, BookingTab | null>> = {
  awaitingPayment: null,
  paymentNotFinished: 'cancelled',
  requested: 'upcoming',
  notConfirmed: 'past',
  confirmed: 'upcoming',
  inProgress: 'upcoming',
  completed: 'past',
  cancellationRequested: 'upcoming',
  cancelled: 'cancelled',
}

export const findTab = (state: BookingState): BookingTab | null => TAB_BY_STATE[state]

/**
 * Whether the booking reserves no car, because it is cancelled or was never paid. False for unknown statuses,
 * which may reserve one.
 */
export function isInactiveBooking(booking: Pick<DatedBooking, 'status'>): boolean {
  return booking.status === 'cancelled' || booking.status === 'void'
}

const isOver = ({ to }: DatedBooking, now: number) => Date.parse(to) <= now
