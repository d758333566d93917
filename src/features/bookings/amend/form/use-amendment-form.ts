import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useId, useState } from 'react'

import type { Booking } from '#api/bookings.query.ts'
import { requiredAge } from '#domain/ages.ts'
import type { RentalSettings } from '#domain/rental-rules.ts'
import type { Amendable } from '#machines/amendment/amendment-facts.ts'
import { isUnchanged } from '#machines/amendment/amendment-price.ts'
import type { components } from '#openapi/schema.d.ts'

import { timesOf } from '../../booking-times.ts'
import {
  type AmendmentField,
  type AmendmentRules,
  FIELDS,
  problemsOf,
} from '../flow/amendment-problems.ts'
import type { AmendmentActor } from '../flow/amendment.flow.ts'
import { useAmendmentMessages } from './use-amendment-messages.ts'

/** What the page knows of the booking that is being changed. */
export interface AmendmentFacts {
  booking: Booking
  /** As it can be rented now, with the places at which it can be fetched. */
  car: components['schemas']['CarDetail']
  settings: RentalSettings
  isStaff: boolean
}

export type AmendmentForm = ReturnType<typeof useAmendmentForm>

function rulesOf({ booking, car, settings, isStaff }: AmendmentFacts, now: Date): AmendmentRules {
  return {
    now,
    zone: timesOf(booking).zone,
    settings,
    isStaff,
    minimumDays: car.supplier.minimumRentalDays ?? 0,
    minimumAge: requiredAge(car.minimumAge),
  }
}

/** The form over the machine's draft: every key goes there, so that it survives a reload. */
export function useAmendmentForm(actor: AmendmentActor, facts: AmendmentFacts) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, original, invalid, problem } = context
  const [now, setNow] = useState(() => new Date())
  const rules = rulesOf(facts, now)
  const { names, messageOf, refusalOf } = useAmendmentMessages(rules)
  const prefix = useId()
  const idOf = (field: AmendmentField) => `${prefix}-${field}`
  const problems = problemsOf(draft, original, rules)
  const error = (field: AmendmentField): string | undefined => {
    if (!invalid.includes(field)) return undefined
    const wrong = problems[field]
    return wrong ? messageOf(field, wrong, draft.from) : refusalOf(problem)
  }

  const firstWrong = FIELDS.find((field) => error(field) !== undefined)
  useEffect(() => {
    if (firstWrong) document.getElementById(`${prefix}-${firstWrong}`)?.focus()
  }, [firstWrong, prefix])

  return {
    draft,
    rules,
    names,
    idOf,
    error,
    isNothingChanged: invalid.includes('unchanged'),
    isUnchanged: isUnchanged(context),
    /** What the server said no to, where no field says it. */
    refusal: problem && firstWrong === undefined ? refusalOf(problem) : null,
    wrong: FIELDS.flatMap((field) => {
      const message = error(field)
      return message ? [{ field, message }] : []
    }),
    edit: (changes: Partial<Amendable>) => actor.send({ type: 'draft.edited', changes }),
    reset: () => actor.send({ type: 'draft.reset' }),
    leave: () => actor.send({ type: 'amendment.left' }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      const current = new Date()
      setNow(current)
      const wrong = problemsOf(draft, original, { ...rules, now: current })
      const fields = FIELDS.filter((field) => wrong[field])
      actor.send({ type: 'draft.completed', invalid: fields })
      const [first] = fields
      if (first) document.getElementById(idOf(first))?.focus()
    },
  }
}
