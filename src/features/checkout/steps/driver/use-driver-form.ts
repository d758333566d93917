import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

import type { CheckoutContext, CheckoutEvent } from '@masar/machines/checkout/checkout-facts.ts'
import { draftStorage } from '#rental/draft-storage.ts'
import { requiredText, rule } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { useForm } from '#ui/form/use-form.ts'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { AgeRule } from '#rental/person/birth-date-field.tsx'
import { useBirthDateReader } from '#rental/person/use-birth-date-reader.ts'

import { customerAgeRule, driverAgeRule, invalidDrivers } from '../../flow/calls/driver-problems.ts'
import { useDriverMessages } from './driver-messages.ts'
import {
  type DriverValues,
  fieldsToAsk,
  machineField,
  OTHER_DRIVERS,
  type PersonField,
  toDriverValues,
} from './driver-values.ts'
import { useTakenEmail } from './use-taken-email.ts'

export interface DriverForm {
  form: Form<DriverValues>
  has: (field: PersonField) => boolean
  /** The rule for those who drive. */
  age: AgeRule
  /** Whether the customer drives. */
  isDriving: boolean
  /** The address has an account: its owner can sign in instead. */
  isTaken: boolean
  askEmail: () => void
}

/**
 * The driver form over the draft: every input updates the machine, so it survives a reload. Errors
 * of the machine or the server are shown at their field until it changes.
 */
export function useDriverForm(
  actor: CheckoutActor,
  isEmailTaken: (email: string) => Promise<boolean>,
): DriverForm {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, account, userId, problem } = context
  const age = driverAgeRule(context)
  const customerAge = customerAgeRule(context)
  const texts = useDriverMessages({ customerAge, age })
  const readBirthDate = useBirthDateReader()
  const taken = useTakenEmail(isEmailTaken)
  const fields = fieldsToAsk(draft, account)

  const refusedPaths = findRefused(context)
  const refused = fields.filter((field) => refusedPaths.includes(machineField(field)))
  const isRefusedEmail = refused.includes('email') && problem === null
  const isKnown = (values: DriverValues) => userId === null && taken.isTaken(values.email)
  const refusals = Object.fromEntries(refused.map((field) => [field, texts.fieldRefusal(field)]))
  const complete = (isTaken: boolean) => {
    // Autofilled values without events reach the draft only with this submit, after the last
    // render.
    const { context: current } = actor.getSnapshot()
    const all = [...invalidDrivers(current), ...findRefused(current), ...(isTaken ? ['email'] : [])]
    actor.send({ type: 'step.completed', invalid: [...new Set(all)] })
  }

  const form = useForm<DriverValues>({
    initial: toDriverValues(draft, account),
    readers: {
      birthDate: readBirthDate,
      'mainDriver-birthDate': readBirthDate,
      'additionalDriver-birthDate': readBirthDate,
    },
    labels: texts.listLabels(fields),
    schema: v.pipe(
      driversSchema(fields),
      rule(texts.driverErrors),
      rule((values) => ({ email: isKnown(values) ? texts.taken : undefined })),
    ),
    refused: isRefusedEmail ? { ...refusals, email: texts.taken } : refusals,
    onEdit: (part) => {
      // Fills in the address on the sign-in page, for customers who sign in instead.
      if (part.email !== undefined) draftStorage('sign-in').keep({ email: part.email.trim() })
      for (const event of toEdits(part)) actor.send(event)
    },
    onSubmit: ({ email }) => {
      const isTakenNow = userId === null ? taken.check(email) : false
      if (typeof isTakenNow === 'boolean') complete(isTakenNow)
      else void isTakenNow.then(complete)
    },
    onInvalid: () => complete(isTaken),
  })
  const isTaken = isKnown(form.values) || isRefusedEmail
  useProblemShownWhenTaken(form, isKnown(form.values))

  return {
    form,
    age,
    isDriving: draft.mainDriver === null,
    isTaken,
    has: (field) => fields.includes(field),
    askEmail: () => taken.ask(form.values.email),
  }
}

/** Fields that the server rejected, although the rules of the form accept them. */
function findRefused(context: CheckoutContext): string[] {
  const wrong = invalidDrivers(context)
  const asked = fieldsToAsk(context.draft, context.account).map(machineField)
  return context.invalid.filter((path) => !wrong.includes(path) && asked.includes(path))
}

/** Displayed fields are required; details from the account are not validated here. */
const driversSchema = (asked: readonly PersonField[]) => {
  const text = (field: PersonField) =>
    asked.includes(field) ? v.pipe(v.string(), requiredText()) : v.string()
  return v.object({
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    birthDate: text('birthDate'),
    'mainDriver-fullName': text('mainDriver-fullName'),
    'mainDriver-email': text('mainDriver-email'),
    'mainDriver-phone': text('mainDriver-phone'),
    'mainDriver-birthDate': text('mainDriver-birthDate'),
    'additionalDriver-fullName': text('additionalDriver-fullName'),
    'additionalDriver-email': text('additionalDriver-email'),
    'additionalDriver-phone': text('additionalDriver-phone'),
    'additionalDriver-birthDate': text('additionalDriver-birthDate'),
  })
}

/** The response about an address may arrive after its field has lost the focus. */
function useProblemShownWhenTaken(form: Form<DriverValues>, isTaken: boolean) {
  const show = useEffectEvent(() => form.show('email'))
  useEffect(() => {
    if (isTaken) show()
  }, [isTaken])
}

const toEdits = (part: Partial<DriverValues>): CheckoutEvent[] =>
  Object.entries(part).map(([field, value]) => {
    const [owner = field, name = owner] = field.split('-')
    const other = OTHER_DRIVERS.find((one) => one === owner)
    return { type: `${other ?? 'driver'}.edited`, driver: { [name]: value } }
  })
