import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

import type { CheckoutContext, CheckoutEvent } from '@masar/machines/checkout/checkout-facts.ts'
import { createDraftStorage } from '#rental/draft-storage.ts'
import { requiredText, rule } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { useForm } from '#ui/form/use-form.ts'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { AgeRule } from '#rental/person/birth-date-field.tsx'
import { useBirthDateReader } from '#rental/person/use-birth-date-reader.ts'

import {
  toCustomerAgeRule,
  toDriverAgeRule,
  listInvalidDriverFields,
} from '../../flow/calls/driver-problems.ts'
import { useDriverMessages } from './driver-messages.ts'
import {
  type DriverValues,
  listFieldsToAsk,
  toMachineField,
  OTHER_DRIVERS,
  type PersonField,
  toDriverValues,
} from './driver-values.ts'
import { useTakenEmail } from './use-taken-email.ts'

export interface DriverForm {
  form: Form<DriverValues>
  has: (field: PersonField) => boolean
  /** The age rule for drivers. */
  age: AgeRule
  /** Whether the customer is the driver. */
  isDriving: boolean
  /** Whether the email address has an account, so that its owner can sign in instead. */
  isTaken: boolean
  askEmail: () => void
}

/**
 * Returns the driver form. Every input is written to the draft in the machine, so that it survives a reload. An
 * error from the machine or the server is shown until its field changes.
 */
export function useDriverForm(
  actor: CheckoutActor,
  isEmailTaken: (email: string) => Promise<boolean>,
): DriverForm {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, account, userId, problem } = context
  const age = toDriverAgeRule(context)
  const customerAge = toCustomerAgeRule(context)
  const texts = useDriverMessages({ customerAge, age })
  const readBirthDate = useBirthDateReader()
  const taken = useTakenEmail(isEmailTaken)
  const fields = listFieldsToAsk(draft, account)

  const refusedPaths = listRejectedFields(context)
  const refused = fields.filter((field) => refusedPaths.includes(toMachineField(field)))
  const isRefusedEmail = refused.includes('email') && problem === null
  const isKnown = (values: DriverValues) => userId === null && taken.isTaken(values.email)
  const refusals = Object.fromEntries(refused.map((field) => [field, texts.fieldRefusal(field)]))
  const complete = (isTaken: boolean) => {
    // If the browser autofills a field without firing events, the value reaches the draft only with this
    // submit, after the last render.
    const { context: current } = actor.getSnapshot()
    const all = [
      ...listInvalidDriverFields(current),
      ...listRejectedFields(current),
      ...(isTaken ? ['email'] : []),
    ]
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
      createDriversSchema(fields),
      rule(texts.driverErrors),
      rule((values) => ({ email: isKnown(values) ? texts.taken : undefined })),
    ),
    refused: isRefusedEmail ? { ...refusals, email: texts.taken } : refusals,
    onEdit: (part) => {
      // Prefills the email field of the sign-in page, for customers who sign in instead.
      if (part.email !== undefined) createDraftStorage('sign-in').keep({ email: part.email.trim() })
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
  useTakenEmailError(form, isKnown(form.values))

  return {
    form,
    age,
    isDriving: draft.mainDriver === null,
    isTaken,
    has: (field) => fields.includes(field),
    askEmail: () => taken.ask(form.values.email),
  }
}

/** Returns the fields that the server rejected although they are valid in the form. */
function listRejectedFields(context: CheckoutContext): string[] {
  const wrong = listInvalidDriverFields(context)
  const requestedFields = listFieldsToAsk(context.draft, context.account).map(toMachineField)
  return context.invalid.filter((path) => !wrong.includes(path) && requestedFields.includes(path))
}

/** Requires all displayed fields. Details from the account are not validated here. */
const createDriversSchema = (requestedFields: readonly PersonField[]) => {
  const text = (field: PersonField) =>
    requestedFields.includes(field) ? v.pipe(v.string(), requiredText()) : v.string()
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

/**
 * Shows the error as soon as the address turns out to be taken: the response may arrive after the field has
 * lost focus.
 */
function useTakenEmailError(form: Form<DriverValues>, isTaken: boolean) {
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
