import { isBookingStatus, type BookingStatus } from './booking-status.ts'

/** What a booking is at a moment, in the order in which it can become them. */
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

/** What decides it. `from`, `to` and `expiresAt` are instants. */
export interface BookingMoment {
  readonly status: string
  readonly from: string
  readonly to: string
  readonly cancelRequest?: boolean
  /** When the time to pay ends; only for a booking that is to be paid online. */
  readonly expiresAt?: string | null | undefined
}

type Rule = (booking: BookingMoment, now: number) => BookingState

const confirmed: Rule = (booking, now) => {
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
  reserved: confirmed,
  deposit: confirmed,
  paid: confirmed,
  paidInFull: confirmed,
  cancelled: () => 'cancelled',
}

/**
 * What a booking is now, by its status, its times and its payment window. Lists, filters, pages, vouchers and mails all
 * use this function, so that they cannot disagree. Null for a status that is not known here.
 */
export function bookingState(booking: BookingMoment, now: Date): BookingState | null {
  return isBookingStatus(booking.status) ? RULES[booking.status](booking, now.getTime()) : null
}

/** The three lists of a customer. */
export const BOOKING_TABS = ['upcoming', 'past', 'cancelled'] as const
export type BookingTab = (typeof BOOKING_TABS)[number]

/** The list that shows it; none while its payment is awaited (BOOKING-29). */
const TABS: Readonly<Record<BookingState, BookingTab | null>> = {
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

export const findTab = (state: BookingState): BookingTab | null => TABS[state]

/** No car is waiting: the booking is cancelled, or was never paid. An unknown status may have one. */
export function isOff(booking: Pick<BookingMoment, 'status'>): boolean {
  return booking.status === 'cancelled' || booking.status === 'void'
}

const isOver = ({ to }: BookingMoment, now: number) => Date.parse(to) <= now
