import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isOldEnough, MINIMUM_AGE } from '#domain/ages.ts'
import { codeOf, type Problem } from '#domain/problem.ts'
import type { SignUpForm } from '#machines/session/session-facts.ts'
import { useContactMessages } from '#ui/field-messages/contact-messages.ts'
import { useForm, type FieldErrors, type Form } from '#ui/form.tsx'
import { refusedFields } from '#ui/field-messages/refused-fields.ts'
import { useTextMessages } from '#ui/field-messages/text-messages.ts'

import { useKeptForm } from './kept-form.ts'
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

const BLANK: SignUpValues = {
  fullName: '',
  email: '',
  phone: '',
  birthDate: '',
  password: '',
  confirmation: '',
  terms: false,
}

export interface SignUpOptions {
  actor: SessionActor
  problem: Problem | null
  busy: boolean
  onSubmit: (form: SignUpForm) => void
  /** What the last problem was about has been typed anew. */
  onMend: () => void
}

/** The sign-up form and its rules (specification 5). */
export function useSignUpForm(options: SignUpOptions): Form<SignUpValues> {
  const { actor, problem, busy, onSubmit, onMend } = options
  const { t } = useLingui()
  const { initial, keep } = useKeptForm(actor, 'sign-up', BLANK)
  const [sent, setSent] = useState<SignUpForm | null>(null)
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const contact = useContactMessages()
  const text = useTextMessages()
  const refused = refusedAt(problem)
  const tooYoung = t`You must be at least ${MINIMUM_AGE} years old.`

  return useForm<SignUpValues>({
    initial,
    labels: {
      fullName: t`Full name`,
      email: t`Email`,
      phone: t`Phone`,
      birthDate: t`Birth date`,
      password: t`Password`,
      confirmation: t`Confirm password`,
      terms: t`Terms of use`,
    },
    required: ['fullName', 'email', 'phone', 'birthDate', 'password', 'confirmation'],
    check: ({ fullName, email, phone, birthDate, password, confirmation, terms }) => ({
      fullName: text.name(fullName),
      email: contact.email(email),
      phone: contact.phone(phone),
      birthDate: isOldEnough(birthDate, today) ? undefined : tooYoung,
      password: text.newPassword(password),
      confirmation: confirmation === password ? undefined : t`Passwords don't match.`,
      terms: terms ? undefined : t`Please accept the terms of use.`,
    }),
    refused: refusalsAt(refused, {
      fullName: text.notAccepted,
      email:
        codeOf(problem) === 'email-taken'
          ? t`This email address is already registered`
          : contact.texts.email,
      phone: contact.texts.phone,
      birthDate: tooYoung,
      password: text.notAccepted,
    }),
    busy,
    onSubmit({ fullName, email, phone, birthDate, password }) {
      const form = { fullName, email, phone, birthDate, password }
      setSent(form)
      onSubmit(form)
    },
    onChange(values) {
      keep(values)
      const isMended = refused.every((field) => values[field] !== sent?.[field])
      if (problem && isMended) onMend()
    },
  })
}

const SENT = ['fullName', 'email', 'phone', 'birthDate', 'password'] as const
type SentField = (typeof SENT)[number]

/** The fields that the server said no to, by its code or by the places that it names. */
export function refusedAt(problem: Problem | null): SentField[] {
  const code = codeOf(problem)
  if (code === 'email-taken') return ['email']
  return code === 'too-young' ? ['birthDate'] : refusedFields(problem, SENT)
}

const refusalsAt = (
  fields: readonly SentField[],
  messages: Record<SentField, string>,
): FieldErrors<SignUpValues> => Object.fromEntries(fields.map((field) => [field, messages[field]]))
