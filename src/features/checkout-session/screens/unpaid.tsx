import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { DeclineReason } from '@masar/machines/payment/payment-facts.ts'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { P } from '#ui/style/type.tsx'

import { CarHeld } from '#rental/screens/car-held.tsx'
import type { SessionScreenProps } from '../session-actor.ts'
import { BackToCheckoutLink, CheckAgainButton } from './actions.tsx'
import { CheckoutDates } from './checkout-dates.tsx'

/** Shown when the customer has not paid yet. */
export function SessionOpen({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="waiting"
      title={t`Nothing has been paid yet`}
      actions={
        <>
          <BackToCheckoutLink actor={actor}>
            <Trans>Go back and pay</Trans>
          </BackToCheckoutLink>
          <CheckAgainButton actor={actor} />
        </>
      }
    >
      <CheckoutDates actor={actor} />
      <P>
        <WhereToPay actor={actor} />
        <CarHeld />
      </P>
    </OutcomePage>
  )
}

/** Shown when the provider has declined the payment, so that nothing was charged. */
export function SessionDeclined({ actor }: SessionScreenProps) {
  const { t } = useLingui()
  const reason = useSelector(actor, ({ context }) => context.reading?.reason ?? null)

  return (
    <OutcomePage
      tone="danger"
      title={t`Payment failed.`}
      actions={
        <>
          <BackToCheckoutLink actor={actor}>
            <Trans>Go back and try again</Trans>
          </BackToCheckoutLink>
          <CheckAgainButton actor={actor} />
        </>
      }
    >
      <CheckoutDates actor={actor} />
      <P>
        <DeclineText reason={reason} /> <Trans>You haven’t been charged for this payment.</Trans>
      </P>
      <P>
        <WhereToPay actor={actor} />
        <CarHeld />
      </P>
    </OutcomePage>
  )
}

/** Explains where to pay. A customer who has booked can continue from any window. */
function WhereToPay({ actor }: SessionScreenProps) {
  const hasStoredCheckout = useSelector(actor, ({ context }) => Boolean(context.reading?.checkout))

  return hasStoredCheckout ? (
    <Trans>You can also pay here with another method.</Trans>
  ) : (
    <Trans>To pay, go back to the window in which you booked.</Trans>
  )
}

function DeclineText({ reason }: { reason: DeclineReason | null }) {
  switch (reason) {
    case 'insufficient-funds':
      return <Trans>Insufficient funds.</Trans>
    case 'challenge-failed':
      return <Trans>You didn’t approve the payment with your bank.</Trans>
    case 'challenge-left':
      return <Trans>You didn’t approve the payment with your bank.</Trans>
    case 'superseded':
      return <Trans>You started another payment for this booking, so this one was cancelled.</Trans>
    case 'declined':
    case null:
      return <Trans>Your bank declined the payment.</Trans>
  }
}
