import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { problemCode } from '#domain/service/problem.ts'
import { noFullPaymentFrom, USUAL_UNITS } from '#domain/service/operator.ts'
import { P } from '#ui/style/type.tsx'

import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { LeavePayment, OtherWay, type PaymentActionProps } from '../payment-actions.tsx'
import { FORM_LOST } from '../ports/form-lost.ts'
import { OtherProviders } from './form-screen.tsx'

/** This way to pay is not open: to nobody, or not to this customer. */
export function PaymentUnavailable({ actor }: PaymentActionProps) {
  const isBarred = useSelector(actor, ({ context }) => context.refused === 'online-payment-barred')
  const isFormLost = useSelector(actor, ({ context }) => problemCode(context.problem) === FORM_LOST)

  return (
    <RefusalCard
      tone="waiting"
      title={
        isFormLost ? (
          <Trans>The payment form was closed</Trans>
        ) : (
          <Trans>Online payment is not available</Trans>
        )
      }
      actions={
        <>
          <OtherProviders actor={actor} />
          <OtherWay actor={actor} isMain />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        {isFormLost ? (
          <Trans>
            It closed when this page was reloaded, and cannot be opened again. You have paid
            nothing. Choose how to pay again; what you typed is kept.
          </Trans>
        ) : isBarred && noFullPaymentFrom() !== USUAL_UNITS.noFullPaymentFrom ? (
          <Trans>
            From your country a rental cannot be paid in full online. You have paid nothing. Choose
            to pay later or the deposit only; what you typed is kept.
          </Trans>
        ) : isBarred ? (
          <Trans>
            From Tunisia a rental cannot be paid in full online. You have paid nothing. Choose to
            pay later or the deposit only; what you typed is kept.
          </Trans>
        ) : (
          <Trans>
            At the moment nobody can take this payment. You have paid nothing. Choose another way to
            pay; what you typed is kept.
          </Trans>
        )}
      </P>
    </RefusalCard>
  )
}
