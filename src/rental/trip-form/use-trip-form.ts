import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'

import type { Trip } from '@masar/domain/booking/trip.ts'
import { toWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { RentalRules, RentalSettings } from '@masar/domain/rental/rental-rules.ts'

import { rule, type FieldErrors } from '#ui/form/schema.ts'
import { readTypedValue } from '#ui/form/read-typed-value.ts'
import { useForm } from '#ui/form/use-form.ts'
import { readMoment } from './dates/read-moment.ts'
import { createStoredTripDraft } from './stored-trip-draft.ts'
import {
  toTripDraft,
  getDraftMoments,
  toDraftedTrip,
  findTripProblems,
  toMomentWallClock,
  getDraftZone,
  type LocationDraft,
  type MomentDraft,
  type TripDraft,
  type TripField,
  type TripStart,
  changeDays,
  changePickUp,
} from './trip-draft.ts'
import { useTripFieldNames, useTripMessages } from './trip-messages.ts'
import { tripDraftSchema } from './trip-schema.ts'
import { getDefaultTimeZone } from '@masar/domain/service/operator.ts'

export type TripFormState = ReturnType<typeof useTripForm>

/**
 * Returns the state of the search form. Until the operator's settings have loaded, or if they fail to load, the
 * default limits apply (HOME-11).
 */
export function useTripForm(
  settings: RentalSettings,
  start: TripStart,
  onSearch: (trip: Trip) => void,
) {
  const { t } = useLingui()
  const [keeper] = useState(() => createStoredTripDraft(start))
  const fieldMessage = useTripMessages()
  const rulesFor = (draft: TripDraft, now: Date): RentalRules => ({
    now,
    zone: getDraftZone(draft),
    settings,
  })

  const rulesNow = (draft: TripDraft) => rulesFor(draft, new Date())

  function findErrors(draft: TripDraft, now: Date): FieldErrors<TripDraft> {
    const rules = rulesFor(draft, now)
    const pickUp = toMomentWallClock(getDraftMoments(draft, rules).from)
    const errors: FieldErrors<TripDraft> = {}
    for (const [field, problem] of findTripProblems(draft, rules)) {
      errors[field] = fieldMessage(field, problem, pickUp, rules)
    }
    return errors
  }

  const form = useForm<TripDraft>({
    initial: toTripDraft(start),
    kept: () => keeper.read(toWallClock(new Date(), getDefaultTimeZone())),
    readers: {
      pickUp: readLocation,
      dropOff: readLocation,
      from: (id, draft) => readMoment(id, getDraftMoments(draft, rulesNow(draft)).from),
      to: (id, draft) => readMoment(id, getDraftMoments(draft, rulesNow(draft)).to),
    },
    labels: { ...useTripFieldNames(), isReturn: t`Return to same location` },
    schema: (now) =>
      v.pipe(
        tripDraftSchema,
        rule((draft) => findErrors(draft, now)),
      ),
    // The dates in a link may no longer be valid, so their errors are shown immediately.
    shown: listGivenFields(start),
    onChange: keeper.keep,
    onSubmit(draft) {
      keeper.sent()
      onSearch(toDraftedTrip(draft, rulesNow(draft)))
    },
  })

  const chosen = useRef(new Set<TripField>())
  const showErrorsAgain = useEffectEvent(() => {
    for (const field of chosen.current) form.show(field)
  })
  // The operator's rules may load after a date or time was chosen.
  useEffect(() => {
    showErrorsAgain()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- only when the rules change, not the form
  }, [settings])

  const rules = rulesFor(form.values, form.now)
  return {
    ...form,
    rules,
    moments: getDraftMoments(form.values, rules),
    choosePickUp(from: MomentDraft) {
      form.change(changePickUp(form.values, from, rules))
      chosen.current.add('from')
      form.show('from')
    },
    chooseDays(days: { from: string; to: string }) {
      form.change(changeDays(form.values, days, rules))
      for (const field of ['from', 'to'] as const) {
        chosen.current.add(field)
        form.show(field)
      }
    },
    chooseDropOff(to: MomentDraft) {
      form.change({ to })
      chosen.current.add('to')
      form.show('to')
    },
  }
}

function readLocation(id: string): LocationDraft | null {
  const typed = readTypedValue(id)
  return typeof typed === 'string' ? { text: typed, location: null } : null
}

const listGivenFields = ({ from, to }: TripStart): TripField[] => [
  ...(from ? (['from'] as const) : []),
  ...(to ? (['to'] as const) : []),
]
