import { chakra, HStack, Stack } from '@chakra-ui/react'
import { CircleAlert, Clock, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { Card } from '#ui/card.tsx'

import type { CheckoutActor } from '../flow/checkout-flows.ts'
import { ScreenHeading } from '../screen-heading.tsx'

type Tone = 'warning' | 'danger' | 'waiting'

const ICONS: Record<Tone, LucideIcon> = {
  warning: TriangleAlert,
  danger: CircleAlert,
  waiting: Clock,
}

const Disc = chakra('span', {
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
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      waiting: { bg: 'accent.subtle', color: 'accent' },
    },
  },
})

export interface RefusalProps {
  actor: CheckoutActor
}

export interface RefusalCardProps {
  tone: Tone
  title: ReactNode
  /** One or two sentences. */
  children: ReactNode
  /** The next steps, the best one first. */
  actions?: ReactNode
}

/** A name, a sentence and a next step. */
export function RefusalCard({ tone, title, children, actions }: RefusalCardProps) {
  const Icon = ICONS[tone]

  return (
    <Card tone="raised">
      <Stack gap="5">
        <HStack gap="3">
          <Disc tone={tone} aria-hidden>
            <Icon size={22} />
          </Disc>
          <ScreenHeading>{title}</ScreenHeading>
        </HStack>
        <Stack gap="3">{children}</Stack>
        {actions ? (
          <HStack wrap="wrap" gap="3">
            {actions}
          </HStack>
        ) : null}
      </Stack>
    </Card>
  )
}
