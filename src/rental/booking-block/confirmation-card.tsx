import { Check, Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

const ConfirmationBanner = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: { base: '"mark heading" "lead lead"', md: '"mark heading" "mark lead"' },
    columnGap: { base: '3', md: '5' },
    rowGap: { base: '3', md: '1' },
    alignItems: 'center',
    bg: 'bg.sand',
    p: { base: '4', md: '8' },
  },
})
const Mark = styled('span', {
  base: {
    gridArea: 'mark',
    display: 'grid',
    placeItems: 'center',
    width: { base: '12', md: '16' },
    height: { base: '12', md: '16' },
    borderRadius: 'full',
    color: 'bg.raised',
    '& svg': { width: '55%', height: '55%' },
  },
  variants: { isWaiting: { true: { bg: 'warning.fg' }, false: { bg: 'success.fg' } } },
})

export interface ConfirmationCardProps {
  /** Whether the supplier still has to confirm the booking. */
  isWaiting?: boolean
  /** The page's heading. */
  heading: ReactNode
  /** The sentence below the heading. */
  lead: ReactNode
  /** The `BookingBlock`. */
  children?: ReactNode
}

/**
 * A booking that is confirmed or waits for the supplier: an icon for its state, what happened, and the booking.
 */
export const ConfirmationCard = ({
  isWaiting = false,
  heading,
  lead,
  children,
}: ConfirmationCardProps) => (
  <Card p="0" overflow="hidden">
    <ConfirmationBanner>
      <Mark isWaiting={isWaiting} aria-hidden>
        {isWaiting ? <Clock strokeWidth={2.5} /> : <Check strokeWidth={2.5} />}
      </Mark>
      <styled.div gridArea="heading" minW="0">
        {heading}
      </styled.div>
      <P gridArea="lead" overflowWrap="anywhere">
        {lead}
      </P>
    </ConfirmationBanner>
    {children ? <styled.div p={{ base: '4', md: '8' }}>{children}</styled.div> : null}
  </Card>
)
