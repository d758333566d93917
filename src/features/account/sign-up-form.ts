import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import * as v from 'valibot'

import { MINIMUM_AGE } from '@masar/domain/person/ages.ts'
import type { Problem } from '@masar/domain/service/problem.ts'
import type { SessionRefusal, SignUpForm } from '@masar/machines/session/session-facts.ts'
import { useBirthDateMessages } from '#rental/person/birth-date-messages.ts'
import { useBirthDateReader } from '#rental/person/use-birth-date-reader.ts'
import { useEmailMessages } from '#rental/person/email-messages.ts'
import { normalizePhone } from '@masar/domain/person/phone.ts'
import { usePhoneMessages } from '#rental/person/phone-messages.ts'
import { type FieldErrors, matchesField, requiredText, withMessage } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { toLocalDay } from '@masar/domain/rental/calendar.ts'
import { useForm } from '#ui/form/use-form.ts'
import { listRefusedFields } from '#rental/person/refused-fields.ts'
import { useTextMessages } from '#rental/person/text-messages.ts'

import { useFormDraft } from './form-draft.ts'
import type { SessionActor } from './session-actor.ts'

export type SignUpValues = {
  fullName: string
  email: string
  phone: string
  birthDate: string
  password: string
  confirmation: string
  terms: boolean
}

const BLANK_VALUES: SignUpValues = {
  fullName: '',
  email: '',
  phone: '',
  birthDate: '',
  password: '',
  confirmation: '',
  terms: false,
}

export interface SignUpOptions {
  actor: SessionActor | null
  problem: Problem | null
  refused: SessionRefusal | null
  busy: boolean
  onSubmit: (form: SignUpForm) => void
  /** Called once all refused fields have been edited. */
  onCorrect: () => void
}

/** The sign-up form and its rules (ACCOUNT-15, BOOK-6). */
export function useSignUpForm(options: SignUpOptions): Form<SignUpValues> {
  const { actor, problem, refused, busy, onSubmit, onCorrect: onMend } = options
  const { t } = useLingui()
  const { keep, ...draft } = useFormDraft(actor, 'sign-up', BLANK_VALUES)
  const [sent, setSent] = useState<SignUpForm | null>(null)
  const emails = useEmailMessages()
  const phones = usePhoneMessages()
  const text = useTextMessages()
  const refusedNames = findRefusedSignUpFields(problem, refused)
  const births = useBirthDateMessages(MINIMUM_AGE)
  const readBirthDate = useBirthDateReader()

  return useForm<SignUpValues>({
    ...draft,
    readers: { birthDate: readBirthDate },
    labels: {
      fullName: t`Full name`,
      email: t`Email`,
      phone: t`Phone`,
      birthDate: t`Date of birth`,
      password: t`Password`,
      confirmation: t`Confirm password`,
      terms: t`Terms of use`,
    },
    schema: (now) =>
      v.pipe(
        v.object({
          fullName: v.pipe(v.string(), requiredText(), withMessage(text.name)),
          email: v.pipe(v.string(), requiredText(), withMessage(emails.email)),
          phone: v.pipe(v.string(), requiredText(), withMessage(phones.phone)),
          birthDate: v.pipe(
            v.string(),
            requiredText(),
            withMessage(births.birthDate(toLocalDay(now))),
          ),
          password: v.pipe(v.string(), requiredText(), withMessage(text.newPassword)),
          confirmation: v.pipe(v.string(), requiredText()),
          terms: v.pipe(
            v.boolean(),
            v.check((isAccepted) => isAccepted, t`Please accept the terms of use.`),
          ),
        }),
        matchesField('password', 'confirmation', t`Passwords don't match.`),
      ),
    refused: toFieldErrors(refusedNames, {
      fullName: text.notAccepted,
      email:
        refused === 'email-taken'
          ? t`This email address is already registered`
          : emails.texts.email,
      phone: phones.texts.phone,
      birthDate: births.texts.age,
      password: text.guessable,
    }),
    busy,
    onSubmit({ fullName, email, phone, birthDate, password }) {
      const form = { fullName, email, phone, birthDate, password }
      setSent(form)
      onSubmit({ ...form, phone: normalizePhone(phone) })
    },
    onChange(values) {
      keep(values)
      const isCorrected = refusedNames.every((field) => values[field] !== sent?.[field])
      if (problem && isCorrected) onMend()
    },
  })
}

const SENT_FIELDS = ['fullName', 'email', 'phone', 'birthDate', 'password'] as const
type SentField = (typeof SENT_FIELDS)[number]

/** Returns the fields that the server refused, based on the refusal code or on the pointers in the problem. */
export function findRefusedSignUpFields(
  problem: Problem | null,
  refused: SessionRefusal | null,
): SentField[] {
  if (refused === 'email-taken') return ['email']
  return refused === 'too-young' ? ['birthDate'] : listRefusedFields(problem, SENT_FIELDS)
}

const toFieldErrors = (
  fields: readonly SentField[],
  messages: Record<SentField, string>,
): FieldErrors<SignUpValues> => Object.fromEntries(fields.map((field) => [field, messages[field]]))
