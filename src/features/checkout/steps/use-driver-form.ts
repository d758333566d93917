import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect } from 'react'

import type { CheckoutEvent } from '#machines/checkout/checkout-facts.ts'
import { type Form, useForm } from '#ui/form.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import { type AgeRule, ageRuleOf, invalidPeople } from '../flow/driver-problems.ts'
import { useDriverMessages } from './driver-messages.ts'
import { type DriverValues, fieldsToAsk, type PersonField, valuesOf } from './driver-values.ts'
import { useTakenEmail } from './use-taken-email.ts'

export interface DriverForm {
  form: Form<DriverValues>
  has: (field: PersonField) => boolean
  age: AgeRule
  /** The address has an account: its owner may sign in instead. */
  isTaken: boolean
  askEmail: () => void
}

/**
 * The driver form over the draft: every key goes to the machine, so that it survives a reload, and
 * what the machine or the server calls wrong is shown at its field until it changes.
 */
export function useDriverForm(
  actor: CheckoutActor,
  isEmailTaken: (email: string) => Promise<boolean>,
): DriverForm {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, account, userId, invalid, problem } = context
  const age = ageRuleOf(context)
  const texts = useDriverMessages(age)
  const taken = useTakenEmail(isEmailTaken)
  const fields = fieldsToAsk(draft, account)

  const isKnown = (values: DriverValues) => userId === null && taken.isTaken(values.email)
  const check = (values: DriverValues) => texts.errorsIn(values, isKnown(values))
  const form = useForm<DriverValues>({
    initial: valuesOf(draft, account),
    labels: texts.labelsOf(fields),
    required: fields,
    check,
    onSubmit: () => undefined,
  })

  const wrong = invalidPeople(context)
  const refused = fields.filter((field) => invalid.includes(field) && !wrong.includes(field))
  const isRefusedEmail = refused.includes('email') && problem === null
  const isTaken = isKnown(form.values) || isRefusedEmail
  const [firstRefused] = refused
  useFocusAtFirst(firstRefused && form.id(firstRefused))

  const errorAt = (field: PersonField) => {
    if (field === 'email' && isTaken) return texts.taken
    return form.error(field) ?? (refused.includes(field) ? texts.refusalOf(field) : undefined)
  }

  return {
    age,
    isTaken,
    has: (field) => fields.includes(field),
    askEmail: () => taken.ask(form.values.email),
    form: {
      ...form,
      error: errorAt,
      set(field, value) {
        form.set(field, value)
        actor.send(editOf(field, value))
      },
      formProps: {
        noValidate: true,
        onSubmit(event: FormEvent) {
          form.formProps.onSubmit(event)
          const all = [...wrong, ...refused, ...(isTaken ? ['email'] : [])]
          actor.send({ type: 'step.completed', invalid: [...new Set(all)] })
        },
      },
    },
  }
}

function editOf(field: PersonField, value: string): CheckoutEvent {
  const [owner = field, name = owner] = field.split('.')
  const type = owner === 'additionalDriver' ? 'additionalDriver.edited' : 'driver.edited'
  return { type, driver: { [name]: value } }
}

/** Once: a form that opens because the server refused a field starts at that field. */
function useFocusAtFirst(id: string | undefined) {
  useEffect(() => {
    if (id) document.getElementById(id)?.focus()
    // Later refusals of this form are focused by its submit.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
}
