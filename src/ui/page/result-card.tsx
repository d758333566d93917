import type { ReactNode } from 'react'

import { ActionRow } from '../control/action-row.tsx'
import { Card } from './card.tsx'
import { type DiscTone, ToneDisc } from './tone-disc.tsx'
import { HStack, Stack } from '../style/styled.ts'

export type ResultTone = Extract<DiscTone, 'success' | 'warning' | 'danger' | 'waiting'>

export interface ResultCardProps {
  tone: ResultTone
  heading: ReactNode
  /** One or two sentences. */
  children: ReactNode
  /** The next steps, the best one first. */
  actions?: ReactNode
  /** Whether a summary is beside the card. */
  isBeside?: boolean
}

/** A card for the result of an action: a heading, a sentence and the next steps. */
export function ResultCard({ tone, heading, children, actions, isBeside }: ResultCardProps) {
  return (
    <Card>
      <Stack gap="5">
        <HStack gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <ToneDisc tone={tone} size="card" />
          {heading}
        </HStack>
        <Stack gap="3">{children}</Stack>
        {actions ? <ActionRow isBeside={isBeside}>{actions}</ActionRow> : null}
      </Stack>
    </Card>
  )
}
