import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { formatCardExpiry, groupCardNumber } from '@masar/domain/payment/card.ts'
import type { TestCard } from '@masar/domain/payment/test-cards.ts'
import { ErrorSummary } from '#ui/form/error-summary.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'

import type { PaymentActor } from '../../payment-actor.ts'
import { PayText } from '../../forms/charge-text.tsx'
import { TestNotice } from '../../forms/test-notice.tsx'
import { BankQuestion } from './bank-question.tsx'
import { CardField } from './card-field.tsx'
import { payWithCard } from './pay-with-card.ts'
import { TestCardList } from './test-card-list.tsx'
import { useCardForm } from './use-card-form.ts'

/** Used for every test card, because the sandbox ignores the expiry date and the code. */
const ANY_EXPIRY = `12/${String(new Date().getFullYear() + 2).slice(2)}`
const ANY_CODE = '123'

const keepDigits = (typed: string) => typed.replace(/\D/g, '')

export interface SandboxFormProps {
  actor: PaymentActor
  /** The origin of the API; empty when it is the same as the page's. */
  host: string
}

/** The embedded test provider: a realistic card form that moves no money. */
export function SandboxForm({ actor, host }: SandboxFormProps) {
  const isChallenged = useSelector(actor, (payment) => payment.matches({ paying: 'challenged' }))
  const isBlocked = useSelector(actor, (payment) => payment.matches({ paying: 'blocked' }))

  return (
    <Stack gap={{ base: '4', md: '5' }}>
      <TestNotice />
      {isChallenged || isBlocked ? (
        <BankQuestion actor={actor} isBlocked={isBlocked} />
      ) : (
        <CardForm actor={actor} host={host} />
      )}
    </Stack>
  )
}

function CardForm({ actor, host }: SandboxFormProps) {
  const { t } = useLingui()
  const busy = useSelector(actor, (payment) => payment.hasTag('busy'))
  const form = useCardForm({
    busy,
    onSubmit: (card) => void payWithCard(actor, host, card),
  })
  const fill = ({ number }: TestCard) => {
    form.set('number', number)
    form.set('expiry', ANY_EXPIRY)
    form.set('code', ANY_CODE)
  }

  return (
    <form {...form.formProps} aria-busy={busy}>
      <Stack gap={{ base: '4', md: '5' }}>
        <ErrorSummary form={form} />
        <CardField form={form} name="number" group={groupCardNumber} autoComplete="cc-number" />
        <styled.div display="grid" gridTemplateColumns="1fr 1fr" gap="4">
          <CardField
            form={form}
            name="expiry"
            group={formatCardExpiry}
            autoComplete="cc-exp"
            placeholder={t({ message: 'MM/YY', comment: 'Month and year on a card' })}
          />
          <CardField
            form={form}
            name="code"
            group={keepDigits}
            autoComplete="cc-csc"
            maxLength={4}
            hint={<Trans>3 digits on the back, 4 on the front of Amex</Trans>}
          />
        </styled.div>
        <SubmitButton busy={busy} busyText={<Trans>Processing payment…</Trans>}>
          <PayText actor={actor} />
        </SubmitButton>
        {busy ? null : <TestCardList onChoose={fill} />}
      </Stack>
    </form>
  )
}
