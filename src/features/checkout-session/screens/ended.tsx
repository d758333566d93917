import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { toMinor } from '@masar/domain/money/money.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { usePrices } from '#rental/prices.tsx'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { CheckAgainButton, FindCarLink, SeeBookingLink } from './actions.tsx'
import { CheckoutDates } from './checkout-dates.tsx'

/** Shown when the car is no longer held. */
export function Expired({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="over"
      title={t`The time to pay has run out`}
      actions={
        <>
          <FindCarLink actor={actor} />
          <CheckAgainButton actor={actor} />
        </>
      }
    >
      <CheckoutDates actor={actor} />
      <P>
        <Trans>
          You haven’t been charged. The car has been released, unless the rental company has
          confirmed your booking since.
        </Trans>
      </P>
    </OutcomePage>
  )
}

/** Shown when the payment is refunded: it arrived too late, or the booking was already paid. */
export function Refunded({ actor }: SessionScreenProps) {
  const { t } = useLingui()
  const reading = useSelector(actor, ({ context }) => context.reading)
  const isPaid = Boolean(reading?.paidOtherwise)

  return (
    <OutcomePage
      tone="refunded"
      title={t`We’re refunding your payment`}
      actions={isPaid ? <SeeBookingLink actor={actor} /> : <FindCarLink actor={actor} />}
    >
      <P>
        {isPaid ? (
          <Trans>
            This booking had already been paid. It’s confirmed, and we’re refunding the second
            payment.
          </Trans>
        ) : (
          <Trans>
            Your payment arrived too late to hold the car, or the booking has since been cancelled.
            You don’t have a booking.
          </Trans>
        )}
      </P>
      <P>
        <RefundAmount actor={actor} />
      </P>
    </OutcomePage>
  )
}

function RefundAmount({ actor }: SessionScreenProps) {
  const { showIn } = usePrices()
  const refund = useSelector(actor, ({ context }) => context.reading?.refund)
  if (!refund) {
    return (
      <Trans>
        We’re refunding the full amount to your original payment method. Your bank may take a few
        days to show it.
      </Trans>
    )
  }
  const amount = showIn(toMinor(refund.amount, refund.currency), refund.currency)
  return (
    <Trans>
      We’re refunding <strong>{amount}</strong> to your original payment method. Your bank may take
      a few days to show it.
    </Trans>
  )
}

/** Shown when the link is wrong, or the payment was never started. */
export function SessionMissing({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="over"
      title={t`Find your payment in your bookings`}
      actions={
        <>
          <ButtonLink to="/bookings" search={{}}>
            <Trans>View my bookings</Trans>
          </ButtonLink>
          <CheckAgainButton actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          The link may be incomplete. See your bookings or our emails for what you booked and paid.
        </Trans>
      </P>
    </OutcomePage>
  )
}
