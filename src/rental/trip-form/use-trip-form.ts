import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'

import type { Trip } from '#domain/trip.ts'
import { DEFAULT_TIME_ZONE, wallClockOf } from '#domain/rental-clock.ts'
import type { RentalRules, RentalSettings } from '#domain/rental-rules.ts'

import { rule, type FieldErrors } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { keptTripDraft } from './kept-trip-draft.ts'
import {
  draftOf,
  momentsOf,
  tripOfDraft,
  tripProblems,
  wallClockOfMoment,
  zoneOf,
  type MomentDraft,
  type TripDraft,
  type TripField,
  type TripStart,
  withPickUp,
} from './trip-draft.ts'
import { useTripFieldNames, useTripMessages } from './trip-messages.ts'
import { tripDraftSchema } from './trip-schema.ts'

export type TripFormState = ReturnType<typeof useTripForm>

/**
 * The search form's state. It is usable before the operator's settings are here, and without them:
 * then the usual limits hold (HOME-11).
 */
export function useTripForm(
  settings: RentalSettings,
  start: TripStart,
  onSearch: (trip: Trip) => void,
) {
  const { t } = useLingui()
  const [keeper] = useState(() => keptTripDraft(start))
  const messageAt = useTripMessages()
  const rulesFor = (draft: TripDraft, now: Date): RentalRules => ({
    now,
    zone: zoneOf(draft),
    settings,
  })

  const rulesNow = (draft: TripDraft) => rulesFor(draft, new Date())

  function errorsAt(draft: TripDraft, now: Date): FieldErrors<TripDraft> {
    const rules = rulesFor(draft, now)
    const pickUp = wallClockOfMoment(momentsOf(draft, rules).from)
    const errors: FieldErrors<TripDraft> = {}
    for (const [field, problem] of tripProblems(draft, rules)) {
      errors[field] = messageAt(field, problem, pickUp, rules)
    }
    return errors
  }

  const form = useForm<TripDraft>({
    initial: draftOf(start),
    kept: () => keeper.read(wallClockOf(new Date(), DEFAULT_TIME_ZONE)),
    valueTyped: (field, typed, draft) =>
      fieldTyped(field, typed, momentsOf(draft, rulesNow(draft))),
    labels: { ...useTripFieldNames(), isReturn: t`Return to same location` },
    schema: (now) =>
      v.pipe(
        tripDraftSchema,
        rule((draft) => errorsAt(draft, now)),
      ),
    // A link brings moments that were right once: what is wrong with them is said at once.
    shown: givenMoments(start),
    onChange: keeper.keep,
    onSubmit(draft) {
      keeper.sent()
      onSearch(tripOfDraft(draft, rulesNow(draft)))
    },
  })

  const rules = rulesFor(form.values, form.now)
  return {
    ...form,
    rules,
    moments: momentsOf(form.values, rules),
    choosePickUp(from: MomentDraft) {
      form.change(withPickUp(form.values, from, settings))
      form.show('from')
    },
    chooseDropOff(to: MomentDraft) {
      form.change({ to })
      form.show('to')
    },
  }
}

/** The value of a field into which this was typed. */
function fieldTyped(
  field: keyof TripDraft,
  typed: string | boolean,
  moments: ReturnType<typeof momentsOf>,
) {
  if (typeof typed === 'boolean') return typed
  if (field === 'from' || field === 'to') return { ...moments[field], date: typed }
  return { text: typed, location: null }
}

const givenMoments = ({ from, to }: TripStart): TripField[] => [
  ...(from ? (['from'] as const) : []),
  ...(to ? (['to'] as const) : []),
]
