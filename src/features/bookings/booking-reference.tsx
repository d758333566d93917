import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { getBookingReference } from '@masar/domain/booking/booking-reference.ts'
import { Button } from '#ui/control/button.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

/** A booking reference, on screens and on printed pages. */
export const ShortCode = styled('strong', {
  base: {
    ms: '1',
    fontSize: '2xl',
    lineHeight: 'tight',
    letterSpacing: '0.04em',
    fontVariantNumeric: 'tabular-nums',
  },
})

type CopyOutcome = 'copied' | 'marked'

/** Shows the booking reference, with a button to copy it. */
export function BookingReference({ booking }: { booking: Pick<Booking, '_id' | 'reference'> }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)
  const shown = useRef<HTMLElement>(null)
  const reference = getBookingReference(booking)

  async function copy() {
    try {
      await navigator.clipboard.writeText(reference)
      setOutcome('copied')
    } catch {
      // Select the text instead: browsers may deny access to the clipboard, and provide none without TLS.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setOutcome('marked')
    }
  }

  return (
    <HStack columnGap="1" rowGap="0" wrap="wrap">
      <WhenParsed>
        <styled.span>
          <Trans>
            <styled.span fontSize="sm" color="fg.muted">
              Reference
            </styled.span>{' '}
            <ShortCode ref={shown} translate="no">
              {reference}
            </ShortCode>
          </Trans>
        </styled.span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Copy the reference`}
          _print={{ display: 'none' }}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
        </Button>
        <styled.output fontSize="sm">
          {outcome ? <CopyOutcomeText outcome={outcome} /> : null}
        </styled.output>
      </WhenParsed>
    </HStack>
  )
}

function CopyOutcomeText({ outcome }: { outcome: CopyOutcome }) {
  const { t } = useLingui()
  switch (outcome) {
    case 'copied':
      return <styled.span srOnly>{t`Copied`}</styled.span>
    case 'marked':
      return t`The reference is selected. Copy it yourself.`
  }
}
