import { useId, useState } from 'react'

import { DEFAULT_TIME_ZONE, wallClockOf } from '#domain/rental-clock.ts'
import type { RentalRules, RentalSettings } from '#domain/rental-rules.ts'

import { keptTripDraft } from './kept-trip-draft.ts'
import {
  draftOf,
  momentsOf,
  tripProblems,
  wallClockOfMoment,
  zoneOf,
  type MomentDraft,
  type TripDraft,
  type TripField,
  type TripStart,
  withPickUp,
} from './trip-draft.ts'
import { useTripMessages } from './trip-messages.ts'

export type TripFormState = ReturnType<typeof useTripForm>

const FIELDS: readonly TripField[] = ['pickUp', 'dropOff', 'from', 'to']

/**
 * The search form's state. It is usable before the operator's settings are here, and without them:
 * then the defaults of the specification hold.
 */
export function useTripForm(settings: RentalSettings, start: TripStart) {
  const [now, setNow] = useState(() => new Date())
  const [keeper] = useState(() => keptTripDraft(start))
  const [draft, setDraft] = useState<TripDraft>(
    () => keeper.read(wallClockOf(now, DEFAULT_TIME_ZONE)) ?? draftOf(start),
  )
  const [left, setLeft] = useState<readonly TripField[]>(() => givenMoments(start))
  const [wasSent, setSent] = useState(false)
  const prefix = useId()

  const rules: RentalRules = { now, zone: zoneOf(draft), settings }
  const problems = tripProblems(draft, rules)
  const message = useTripMessages(rules)
  const moments = momentsOf(draft, rules)
  const pickUp = wallClockOfMoment(moments.from)
  const leave = (field: TripField) => setLeft((fields) => [...fields, field])
  const put = (next: TripDraft) => {
    setDraft(next)
    keeper.keep(next)
  }

  return {
    draft,
    rules,
    moments,
    idOf: (field: TripField) => `${prefix}-${field}`,
    /** The message at a field, once it was left, touched or sent. */
    error(field: TripField): string | undefined {
      const problem = problems[field]
      return problem && left.includes(field) ? message(field, problem, pickUp) : undefined
    },
    /** Everything that was wrong when somebody tried to send it, and still is. */
    summary: wasSent ? FIELDS.filter((field) => problems[field] && left.includes(field)) : [],
    leave,
    change(part: Partial<TripDraft>) {
      put({ ...draft, ...part })
      // Another place to return to is a field that nobody has seen before.
      if (part.isReturn === false) setLeft(left.filter((field) => field !== 'dropOff'))
    },
    sent: keeper.sent,
    choosePickUp(from: MomentDraft) {
      put(withPickUp(draft, from, settings))
      leave('from')
    },
    chooseDropOff(to: MomentDraft) {
      put({ ...draft, to })
      leave('to')
    },
    /** The first wrong field at this very moment; from here on every problem is shown. */
    firstWrong(): TripField | undefined {
      const current = new Date()
      setNow(current)
      setLeft(FIELDS)
      setSent(true)
      const wrong = tripProblems(draft, { ...rules, now: current })
      return FIELDS.find((field) => wrong[field])
    },
  }
}

/** A link brings moments that were right once: what is wrong with them is said at once. */
const givenMoments = ({ from, to }: TripStart): TripField[] => [
  ...(from ? (['from'] as const) : []),
  ...(to ? (['to'] as const) : []),
]
