import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { styled } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: { base: '12', md: '14' },
    height: { base: '12', md: '14' },
    borderRadius: 'full',
    bg: 'success.fg',
    color: 'bg.raised',
    '& svg': { width: '60%', height: '60%' },
  },
})

export interface ConfirmationCardProps {
  /** The heading of the page. */
  heading: ReactNode
  /** A sentence below it. */
  lead?: ReactNode
  /** The block of the booking. */
  children?: ReactNode
}

/** It is booked: a check mark, the good news, and the booking. */
export const ConfirmationCard = ({ heading, lead, children }: ConfirmationCardProps) => (
  <Card tone="sand" p={{ base: '5', md: '8' }}>
    <styled.div display="flex" gap={{ base: '3', md: '5' }} alignItems="center">
      <Disc aria-hidden>
        <CircleCheck strokeWidth={1.75} />
      </Disc>
      {heading}
    </styled.div>
    {lead ? (
      <P mt="3" ps={{ md: '4.75rem' }} overflowWrap="anywhere">
        {lead}
      </P>
    ) : null}
    {children ? (
      <styled.div
        mt={{ base: '5', md: '7' }}
        pt={{ base: '5', md: '7' }}
        borderTopWidth="1px"
        borderColor="border"
      >
        {children}
      </styled.div>
    ) : null}
  </Card>
)
