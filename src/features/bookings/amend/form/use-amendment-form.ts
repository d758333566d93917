import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import * as v from 'valibot'

import type { Booking } from '#api/queries/bookings.query.ts'
import { getRequiredAge } from '@masar/domain/person/ages.ts'
import { isWallClock } from '@masar/domain/rental/rental-clock.ts'
import type { RentalSettings } from '@masar/domain/rental/rental-rules.ts'
import { isUnchanged } from '@masar/machines/amendment/amendment-price.ts'
import type { components } from '@masar/openapi/schema.d.ts'
import { rule, type FieldErrors } from '#ui/form/schema.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useBirthDateReader } from '#rental/person/use-birth-date-reader.ts'
import { useTripFieldNames } from '#rental/trip-form/trip-messages.ts'

import { toBookingTimes } from '../../booking-times.ts'
import {
  type AmendmentRules,
  AMENDMENT_FIELDS,
  findAmendmentProblems,
} from '../flow/amendment-problems.ts'
import type { AmendmentActor } from '../flow/amendment.flow.ts'
import {
  toAmendable,
  amendmentSchema,
  type AmendmentValues,
  toAmendmentValues,
} from './amendment-values.ts'
import { readExtras } from './extra-controls.ts'
import { readWallClock } from './moment-text.ts'
import { useAmendmentMessages } from './use-amendment-messages.ts'

/** The loaded data about the booking being amended. */
export interface AmendmentFacts {
  booking: Booking
  /** The car with its current prices and pick-up locations. */
  car: components['schemas']['CarDetail']
  settings: RentalSettings
  isStaff: boolean
}

export type AmendmentFormHandle = ReturnType<typeof useAmendmentForm>

function toAmendmentRules(
  { booking, car, settings, isStaff }: AmendmentFacts,
  now: Date,
): AmendmentRules {
  return {
    now,
    zone: toBookingTimes(booking).zone,
    settings,
    isStaff,
    minimumDays: car.supplier.minimumRentalDays ?? 0,
    minimumAge: getRequiredAge(car.minimumAge),
  }
}

/**
 * Binds a form to the machine's draft: every input updates the machine, so that the input survives a reload.
 */
export function useAmendmentForm(actor: AmendmentActor, facts: AmendmentFacts) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, original, invalid, problem } = context
  const { t } = useLingui()
  const { pickUp, dropOff } = useTripFieldNames()
  const { names, problemMessage, fieldRefusal } = useAmendmentMessages()

  function findErrors(values: AmendmentValues, now: Date): FieldErrors<AmendmentValues> {
    const rules = toAmendmentRules(facts, now)
    const problems = findAmendmentProblems(toAmendable(values), original, rules)
    const start = isWallClock(values.from) ? values.from : null
    const errors: FieldErrors<AmendmentValues> = {}
    for (const field of AMENDMENT_FIELDS) {
      const wrong = problems[field]
      if (wrong) errors[field] = problemMessage(field, wrong, start, rules)
    }
    return errors
  }

  const refused = AMENDMENT_FIELDS.filter((field) => invalid.includes(field))
  const form = useForm<AmendmentValues>({
    initial: toAmendmentValues(draft),
    values: toAmendmentValues(draft),
    readers: {
      from: (id, { from }) => readWallClock(id, from),
      to: (id, { to }) => readWallClock(id, to),
      extras: readExtras,
      birthDate: useBirthDateReader(),
    },
    labels: { ...names, pickUp: pickUp, dropOff: dropOff, extras: t`Options` },
    schema: (now) =>
      v.pipe(
        amendmentSchema,
        rule((values) => findErrors(values, now)),
      ),
    refused: Object.fromEntries(refused.map((field) => [field, fieldRefusal(problem)])),
    onEdit: (part) =>
      actor.send({
        type: 'draft.edited',
        changes: toAmendable({ ...toAmendmentValues(draft), ...part }),
      }),
    onSubmit: () => actor.send({ type: 'draft.completed', invalid: [] }),
    onInvalid: (wrong) => actor.send({ type: 'draft.completed', invalid: wrong }),
  })

  return {
    ...form,
    rules: toAmendmentRules(facts, form.now),
    isNothingChanged: invalid.includes('unchanged'),
    isUnchanged: isUnchanged(context),
    /** The server's refusal, if no field shows it. */
    refusal: problem && refused.length === 0 ? fieldRefusal(problem) : null,
    reset: () => actor.send({ type: 'draft.reset' }),
    giveUp: () => actor.send({ type: 'amendment.closed' }),
  }
}
