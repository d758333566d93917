import { type BookingState, getBookingState } from '@masar/domain/booking/booking-state.ts'

export type NextStep = 'pay' | 'confirm' | 'answer' | 'pickUp' | 'dropOff'

interface PlannedStep {
  kind: NextStep
  /** An ISO instant. Missing when the time is unknown, for example until the supplier decides. */
  at?: string
}

interface PlannedBooking {
  status: string
  cancelRequest: boolean
  from: string
  to: string
  expiresAt?: string
}

type StepPlanner = (booking: PlannedBooking, now: Date) => PlannedStep[]

const planNothing: StepPlanner = () => []
const planRental: StepPlanner = ({ from, to }, now) => [
  ...(Date.parse(from) > now.getTime() ? [{ kind: 'pickUp', at: from } as const] : []),
  { kind: 'dropOff', at: to },
]

const STEP_PLANNERS: Record<BookingState, StepPlanner> = {
  awaitingPayment: ({ expiresAt }) => [{ kind: 'pay', ...(expiresAt && { at: expiresAt }) }],
  paymentNotFinished: planNothing,
  requested: (booking, now) => {
    const steps = planRental(booking, now)
    return steps.length > 1 ? [{ kind: 'confirm' }, ...steps] : steps
  },
  notConfirmed: planNothing,
  confirmed: planRental,
  inProgress: planRental,
  completed: planNothing,
  cancellationRequested: (booking, now) => [{ kind: 'answer' }, ...planRental(booking, now)],
  cancelled: planNothing,
}

/** Returns the next steps of a booking, in order. */
export function listNextSteps(booking: PlannedBooking, now: Date): PlannedStep[] {
  const state = getBookingState(booking, now)
  if (state !== null) return STEP_PLANNERS[state](booking, now)
  return Date.parse(booking.to) > now.getTime() ? planRental(booking, now) : []
}
