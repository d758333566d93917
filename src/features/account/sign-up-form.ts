import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isOldEnough, MINIMUM_AGE } from '#domain/ages.ts'
import { isEmail, isPhone } from '#domain/contact.ts'
import { isPasswordLongEnough, MINIMUM_PASSWORD_LENGTH } from '#domain/passwords.ts'
import { codeOf, type Problem } from '#machines/problem.ts'
import type { SignUpForm } from '#machines/session/session-facts.ts'
import { useForm, type Form } from '#ui/form.tsx'

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
    check: ({ email, phone, birthDate, password, confirmation, terms }) => ({
      email: isEmail(email) ? undefined : t`Invalid email address`,
      phone: isPhone(phone) ? undefined : t`Invalid phone number`,
      birthDate: isOldEnough(birthDate, today) ? undefined : tooYoung,
      password: isPasswordLongEnough(password)
        ? undefined
        : t`Password must be at least ${MINIMUM_PASSWORD_LENGTH} characters long`,
      confirmation: confirmation === password ? undefined : t`Passwords don't match.`,
      terms: terms ? undefined : t`Please accept the terms of use.`,
    }),
    refused: {
      email:
        refusedField(problem) === 'email' ? t`This email address is already registered` : undefined,
      birthDate: refusedField(problem) === 'birthDate' ? tooYoung : undefined,
    },
    busy,
    onSubmit({ fullName, email, phone, birthDate, password }) {
      const form = { fullName, email, phone, birthDate, password }
      setSent(form)
      onSubmit(form)
    },
    onChange(values) {
      keep(values)
      const field = refusedField(problem)
      if (problem && (!field || values[field] !== sent?.[field])) onMend()
    },
  })
}

/** The field that the server said no to, where it was one field. */
export function refusedField(problem: Problem | null): 'email' | 'birthDate' | null {
  const code = codeOf(problem)
  if (code === 'email-taken') return 'email'
  return code === 'too-young' ? 'birthDate' : null
}
