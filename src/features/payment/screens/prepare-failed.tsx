import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { getProblemCode, type Problem, getProblemStatus } from '@masar/domain/service/problem.ts'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import { RefusalCard } from '#rental/screens/refusal-card.tsx'
import { SignInLink } from '#rental/screens/sign-in-link.tsx'
import {
  LeavePayment,
  OtherPaymentMethod,
  type PaymentActionProps,
  RetryPayment,
} from '../payment-actions.tsx'
import { OtherProviders } from './form-screen.tsx'

/** Shown when no payment could be created. */
export function PrepareFailed({ actor }: PaymentActionProps) {
  const problem = useSelector(actor, ({ context }) => context.problem)
  const isStranger = [401, 403].includes(getProblemStatus(problem) ?? 0)

  return (
    <RefusalCard
      tone="danger"
      title={<Trans>The payment can’t start</Trans>}
      actions={
        <>
          {isStranger ? (
            <SignInLink look="button">
              <Trans>Sign in and come back</Trans>
            </SignInLink>
          ) : null}
          <RetryPayment actor={actor} isMain={!isStranger} />
          <OtherProviders actor={actor} />
          <OtherPaymentMethod actor={actor} />
          <LeavePayment actor={actor} />
        </>
      }
    >
      <P>
        {isStranger ? (
          <Trans>Your session has expired, and only the customer who booked can pay.</Trans>
        ) : (
          <Why problem={problem} />
        )}
        {getProblemCode(problem) === 'payment-pending' ? null : <CarHeld />}
      </P>
    </RefusalCard>
  )
}

function Why({ problem }: { problem: Problem | null }) {
  if (getProblemCode(problem) === 'payment-pending') {
    return (
      <Trans>
        Another payment for this booking is being processed. Wait a moment and try again. Please
        don’t pay anywhere else.
      </Trans>
    )
  }
  if (problem?.kind === 'network') {
    return <Trans>You’re offline. You haven’t been charged.</Trans>
  }
  return <Trans>We couldn’t reach the payment provider. You haven’t been charged.</Trans>
}
