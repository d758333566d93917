import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { toMinor } from '#domain/money/money.ts'
import { ButtonLink } from '#ui/control/button.tsx'
import { usePrices } from '#rental/prices.tsx'
import { OutcomePage } from '#ui/page/outcome-page.tsx'
import { P } from '#ui/style/type.tsx'

import type { SessionScreenProps } from '../session-actor.ts'
import { CheckAgain, FindCar, SeeBooking } from './actions.tsx'

/** The while for which the car was held is over. */
export function Expired({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="over"
      title={t`The time to pay has run out`}
      actions={
        <>
          <FindCar actor={actor} />
          <CheckAgain actor={actor} />
        </>
      }
    >
      <P>
        <Trans>
          Nothing was charged. Unless the rental company has confirmed your booking meanwhile, the
          car is free for others again.
        </Trans>
      </P>
    </OutcomePage>
  )
}

/** Money came that the booking could not take: too late, or a second time. */
export function Refunded({ actor }: SessionScreenProps) {
  const { t } = useLingui()
  const reading = useSelector(actor, ({ context }) => context.reading)
  const isPaid = Boolean(reading?.paidOtherwise)

  return (
    <OutcomePage
      tone="refunded"
      title={t`Your payment goes back to you`}
      actions={isPaid ? <SeeBooking actor={actor} /> : <FindCar actor={actor} />}
    >
      <P>
        {isPaid ? (
          <Trans>
            This booking had been paid already. It is confirmed, and the second payment is returned.
          </Trans>
        ) : (
          <Trans>
            The payment came too late to keep the car for you, or the booking was cancelled since.
            You have no booking.
          </Trans>
        )}
      </P>
      <P>
        <HowMuch actor={actor} />
      </P>
    </OutcomePage>
  )
}

function HowMuch({ actor }: SessionScreenProps) {
  const { showIn } = usePrices()
  const refund = useSelector(actor, ({ context }) => context.reading?.refund)
  if (!refund) {
    return (
      <Trans>
        You get all of it back the way you paid. Your bank may take a few days to show it.
      </Trans>
    )
  }
  const amount = showIn(toMinor(refund.amount, refund.currency), refund.currency)
  return (
    <Trans>
      You get <strong>{amount}</strong> back the way you paid. Your bank may take a few days to show
      it.
    </Trans>
  )
}

/** A link with a mistake in it, or to a payment that was never begun. */
export function SessionMissing({ actor }: SessionScreenProps) {
  const { t } = useLingui()

  return (
    <OutcomePage
      tone="over"
      title={t`Payment not found`}
      actions={
        <>
          <ButtonLink to="/bookings" search={{}}>
            <Trans>See my bookings</Trans>
          </ButtonLink>
          <CheckAgain actor={actor} />
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
