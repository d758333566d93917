import { type BookingState, bookingState } from '@masar/domain/booking/booking-state.ts'

export type NextStep = 'pay' | 'confirm' | 'answer' | 'pickUp' | 'dropOff'

interface Planned {
  kind: NextStep
  /** An ISO instant; missing when the time is unknown, as for a decision of the supplier. */
  at?: string
}

interface Booked {
  status: string
  cancelRequest: boolean
  from: string
  to: string
  expiresAt?: string
}

type Plan = (booking: Booked, now: Date) => Planned[]

const none: Plan = () => []
const theRental: Plan = ({ from, to }, now) => [
  ...(Date.parse(from) > now.getTime() ? [{ kind: 'pickUp', at: from } as const] : []),
  { kind: 'dropOff', at: to },
]

const PLANS: Record<BookingState, Plan> = {
  awaitingPayment: ({ expiresAt }) => [{ kind: 'pay', ...(expiresAt && { at: expiresAt }) }],
  paymentNotFinished: none,
  requested: (booking, now) => {
    const steps = theRental(booking, now)
    return steps.length > 1 ? [{ kind: 'confirm' }, ...steps] : steps
  },
  notConfirmed: none,
  confirmed: theRental,
  inProgress: theRental,
  completed: none,
  cancellationRequested: (booking, now) => [{ kind: 'answer' }, ...theRental(booking, now)],
  cancelled: none,
}

/** The next steps of a booking, in order. */
export function nextSteps(booking: Booked, now: Date): Planned[] {
  const state = bookingState(booking, now)
  if (state !== null) return PLANS[state](booking, now)
  return Date.parse(booking.to) > now.getTime() ? theRental(booking, now) : []
}
