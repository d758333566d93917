import { Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { wallClockOf } from '#domain/rental-clock.ts'
import { useDates } from '#ui/dates.tsx'
import { P } from '#ui/type.tsx'

import { ChargeNote } from '../forms/charge-text.tsx'
import type { PaymentActionProps } from '../payment-actions.tsx'

/** What another currency comes to, and until when the car is held. */
export function ChargeFacts({ actor }: PaymentActionProps) {
  const { time } = useDates()
  const expiresAt = useSelector(actor, ({ context }) => context.expiresAt)
  const until = expiresAt && time(wallClockOf(new Date(expiresAt), hereZone()))

  return (
    <Stack gap="1">
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
