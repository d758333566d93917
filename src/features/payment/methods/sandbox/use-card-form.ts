import { useLingui } from '@lingui/react/macro'
import * as v from 'valibot'

import { isCardCode, isCardExpiry, isCardNumber } from '@masar/domain/payment/card.ts'
import { requiredText, rule } from '#ui/form/schema.ts'
import type { Form } from '#ui/form/form-types.ts'
import { toLocalDay } from '@masar/domain/rental/calendar.ts'
import { useForm } from '#ui/form/use-form.ts'

import type { CardValues } from './card-field.tsx'

const BLANK_CARD: CardValues = { number: '', expiry: '', code: '' }

export interface CardFormOptions {
  busy: boolean
  onSubmit: (card: CardValues) => void
}

/**
 * The card form and its messages (PAY-3). Card data exists only in this form, and is discarded with
 * it.
 */
export function useCardForm({ busy, onSubmit }: CardFormOptions): Form<CardValues> {
  const { t } = useLingui()

  return useForm<CardValues>({
    initial: BLANK_CARD,
    labels: { number: t`Card number`, expiry: t`Expiry date`, code: t`Security code` },
    schema: (now) =>
      v.pipe(
        v.object({
          number: v.pipe(v.string(), requiredText(), v.check(isCardNumber, t`Invalid card number`)),
          expiry: v.pipe(
            v.string(),
            requiredText(),
            v.check((expiry) => isCardExpiry(expiry, toLocalDay(now)), t`Invalid expiry date`),
          ),
          code: v.pipe(v.string(), requiredText()),
        }),
        rule<CardValues>(({ code, number }) => ({
          code: isCardCode(code, number) ? undefined : t`Invalid card validation code`,
        })),
      ),
    busy,
    onSubmit,
  })
}
