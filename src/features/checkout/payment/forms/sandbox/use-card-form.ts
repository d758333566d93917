import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { isCardCode, isCardExpiry, isCardNumber } from '#domain/card.ts'
import { type Form, useForm } from '#ui/form.tsx'

import type { CardValues } from './card-field.tsx'

const BLANK: CardValues = { number: '', expiry: '', code: '' }

export interface CardFormOptions {
  busy: boolean
  onSubmit: (card: CardValues) => void
}

/**
 * The card form and its messages (specification 5). What is typed lives here and nowhere else, and
 * goes with the form.
 */
export function useCardForm({ busy, onSubmit }: CardFormOptions): Form<CardValues> {
  const { t } = useLingui()
  const [today] = useState(() => new Date().toLocaleDateString('sv'))

  return useForm<CardValues>({
    initial: BLANK,
    labels: { number: t`Card number`, expiry: t`Expiry date`, code: t`Security code` },
    required: ['number', 'expiry', 'code'],
    check: ({ number, expiry, code }) => ({
      number: isCardNumber(number) ? undefined : t`Invalid card number`,
      expiry: isCardExpiry(expiry, today) ? undefined : t`Invalid expiry date`,
      code: isCardCode(code, number) ? undefined : t`Invalid card validation code`,
    }),
    busy,
    onSubmit,
  })
}
