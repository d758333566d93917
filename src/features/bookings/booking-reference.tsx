import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { Button } from '#ui/control/button.tsx'
import { chakra, HStack } from '#ui/style/styled.ts'

type Named = Pick<Booking, '_id' | 'reference'>

/** What people call a booking by; its number at a backend that gives no references. */
export const bookingName = ({ reference, _id }: Named): string => reference ?? _id

/** The reference of a booking, to be read out and to be copied. */
export function BookingReference({ booking }: { booking: Named }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const { reference } = booking
  if (!reference) return null

  const copy = () =>
    navigator.clipboard.writeText(reference).then(() => setCopied(true), reportError)
  return (
    <HStack gap="2" wrap="wrap">
      <span>
        <Trans>
          Reference{' '}
          <chakra.strong fontSize="xl" fontVariantNumeric="tabular-nums">
            {reference}
          </chakra.strong>
        </Trans>
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t`Copy the reference`}
        _print={{ display: 'none' }}
        onClick={() => void copy()}
      >
        {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      </Button>
      <chakra.output srOnly>{isCopied ? t`Copied` : null}</chakra.output>
    </HStack>
  )
}
