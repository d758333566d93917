import { Trans } from '@lingui/react/macro'
import { use } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { TextLink } from '#ui/control/link.tsx'
import { HStack, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import { SupplierCall } from '../supplier-call.tsx'

/** Advice for customers who no longer need a booking made without the cancellation option. */
export function WithoutCancellation({ supplier }: Pick<Booking, 'supplier'>) {
  const { refundTerms } = use(OperatorSettings).capabilities

  return (
    <Stack gap="2">
      <P>
        <Trans>
          If you can’t come, tell the rental company before pick-up. It decides on any refund.
        </Trans>{' '}
        {refundTerms ? <Trans>If you don’t show up, only the deposit is refunded.</Trans> : null}
      </P>
      <HStack columnGap="4" rowGap="2" wrap="wrap">
        <SupplierCall supplier={supplier} />
        <TextLink to="/contact" isAlone>
          <Trans>Contact us</Trans>
        </TextLink>
      </HStack>
    </Stack>
  )
}
