import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { getProblemCode } from '@masar/domain/service/problem.ts'
import { getCountryWithoutFullPayment, DEFAULT_UNITS } from '@masar/domain/service/operator.ts'
import { P } from '#ui/style/type.tsx'

import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { LeavePayment, OtherPaymentMethod, type PaymentActionProps } from '../payment-actions.tsx'
import { FORM_LOST_CODE } from '../ports/form-lost.ts'
import { OtherProviders } from './form-screen.tsx'

/** Shown when this payment method is not available to anyone, or not to this customer. */
export function PaymentUnavailable({ actor }: PaymentActionProps) {
  const isBarred = useSelector(actor, ({ context }) => context.refused === 'online-payment-barred')
  const isFormLost = useSelector(
    actor,
    ({ context }) => getProblemCode(context.problem) === FORM_LOST_CODE,
  )

  return (
    <RefusalCard
      tone="waiting"
      title={
        isFormLost ? (
          <Trans>The payment form was closed</Trans>
        ) : (
          <Trans>Online payment isn’t available</Trans>
        )
      }
      actions={
        <>
          <OtherProviders actor={actor} />
          <OtherPaymentMethod actor={actor} isMain />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        {isFormLost ? (
          <Trans>
            It closed when the page reloaded and can’t be reopened. You haven’t been charged. Choose
            how to pay again. We’ve saved what you entered.
          </Trans>
        ) : isBarred && getCountryWithoutFullPayment() !== DEFAULT_UNITS.noFullPaymentFrom ? (
          <Trans>
            From your country, you can’t pay in full online. You haven’t been charged. Pay later, or
            pay only the deposit. We’ve saved what you entered.
          </Trans>
        ) : isBarred ? (
          <Trans>
            From Tunisia, you can’t pay in full online. You haven’t been charged. Pay later, or pay
            only the deposit. We’ve saved what you entered.
          </Trans>
        ) : (
          <Trans>
            This payment method isn’t available right now. You haven’t been charged. Choose another
            payment method. We’ve saved what you entered.
          </Trans>
        )}
      </P>
    </RefusalCard>
  )
}
