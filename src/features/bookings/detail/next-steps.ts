import { isBeingCancelled, isOff } from '../booking-status.tsx'

export type NextStep = 'pay' | 'confirm' | 'answer' | 'pickUp' | 'dropOff'

interface Planned {
  kind: NextStep
  /** An instant; nobody knows when somebody answers. */
  at?: string
}

interface Booked {
  status: string
  cancelRequest: boolean
  from: string
  to: string
  expiresAt?: string
}

/** What lies ahead of a booking, the next thing first. */
export function nextSteps(booking: Booked, now: Date): Planned[] {
  const { status, from, to, expiresAt } = booking
  const isAhead = (at: string) => Date.parse(at) > now.getTime()
  if (status === 'void' && expiresAt && isAhead(expiresAt)) return [{ kind: 'pay', at: expiresAt }]
  if (isOff(booking) || !isAhead(to)) return []
  return [
    ...(isBeingCancelled(booking) ? [{ kind: 'answer' } as const] : []),
    ...(status === 'pending' && !isBeingCancelled(booking) && isAhead(from)
      ? [{ kind: 'confirm' } as const]
      : []),
    ...(isAhead(from) ? [{ kind: 'pickUp', at: from } as const] : []),
    { kind: 'dropOff', at: to },
  ]
}
