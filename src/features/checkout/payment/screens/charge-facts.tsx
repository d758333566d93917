import { Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import type { PaymentChoice } from '#domain/payment.ts'
import { wallClockOf } from '#domain/rental-clock.ts'
import { useDates } from '#ui/dates.tsx'
import { P } from '#ui/type.tsx'

import { ChargeNote } from '../forms/charge-text.tsx'
import type { PaymentActionProps } from '../payment-actions.tsx'

export interface ChargeFactsProps extends PaymentActionProps {
  choice: PaymentChoice | null
}

/** What it is for, what another currency comes to, and until when the car is held. */
export function ChargeFacts({ actor, choice }: ChargeFactsProps) {
  const { time } = useDates()
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt)
  const until = expiresAt && time(wallClockOf(new Date(expiresAt), hereZone()))

  return (
    <Stack gap="1">
      {choice === 'deposit' ? (
        <P>
          <Trans>This is the deposit. You get it back with the car.</Trans>
        </P>
      ) : null}
      {choice === 'full' ? (
        <P>
          <Trans>This is the whole rental, with its deposit where there is one.</Trans>
        </P>
      ) : null}
      <ChargeNote actor={actor} />
      {until ? (
        <P size="sm" tone="muted">
          <Trans>The car is held for you until {until}.</Trans>
        </P>
      ) : null}
    </Stack>
  )
}

/** A deadline is by the clock of the one who has to keep it. */
const hereZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
