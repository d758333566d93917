import { CircleAlert, CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { ActionRow } from '../control/action-row.ts'
import { Card } from './card.tsx'
import { styled, HStack, Stack } from '../style/styled.ts'

export type ResultTone = 'success' | 'warning' | 'danger' | 'waiting'

const ICONS: Record<ResultTone, LucideIcon> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  waiting: Clock,
}

const Disc = styled('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '10',
    height: '10',
    borderRadius: 'full',
    flexShrink: 0,
  },
  variants: {
    tone: {
      success: { bg: 'success.subtle', color: 'success.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      waiting: { bg: 'accent.subtle', color: 'accent' },
    },
  },
})

export interface ResultCardProps {
  tone: ResultTone
  heading: ReactNode
  /** One or two sentences. */
  children: ReactNode
  /** The next steps, the best one first. */
  actions?: ReactNode
}

/** A name, a sentence and a next step. */
export function ResultCard({ tone, heading, children, actions }: ResultCardProps) {
  const Icon = ICONS[tone]

  return (
    <Card>
      <Stack gap="5">
        <HStack gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Disc tone={tone} aria-hidden>
            <Icon size={22} />
          </Disc>
          {heading}
        </HStack>
        <Stack gap="3">{children}</Stack>
        {actions ? <ActionRow>{actions}</ActionRow> : null}
      </Stack>
    </Card>
  )
}
