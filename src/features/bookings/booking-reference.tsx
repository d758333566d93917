import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'

import type { Booking } from '#api/queries/bookings.query.ts'
import { Button } from '#ui/control/button.tsx'
import { WhenParsed } from '#ui/page/when-parsed.tsx'
import { styled, HStack } from '#ui/style/styled.ts'

type CopyOutcome = 'copied' | 'marked'
type Named = Pick<Booking, '_id' | 'reference'>

/** What people call a booking by; its number at a backend that gives no references. */
export const bookingName = ({ reference, _id }: Named): string => reference ?? _id

/** The reference of a booking, to be read out and to be copied. */
export function BookingReference({ booking }: { booking: Named }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null)
  const shown = useRef<HTMLElement>(null)
  const { reference } = booking
  if (!reference) return null

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // A browser may forbid it, and has no clipboard without TLS.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setOutcome('marked')
    }
  }

  return (
    <HStack gap="2" wrap="wrap">
      <WhenParsed>
        <span>
          <Trans>
            Reference{' '}
            <styled.strong
              ref={shown}
              translate="no"
              fontSize="xl"
              fontVariantNumeric="tabular-nums"
            >
              {reference}
            </styled.strong>
          </Trans>
        </span>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Copy the reference`}
          _print={{ display: 'none' }}
          onClick={() => void copy(reference)}
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
      return t`The reference is marked: copy it by hand.`
  }
}
