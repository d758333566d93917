import { chakra, HStack, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { H2 } from '#ui/type.tsx'

import { ScreenHeading } from '../screen-heading.tsx'

const Mark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: '8',
    height: '8',
    flexShrink: 0,
    borderRadius: 'full',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    state: {
      done: { bg: 'success.subtle', color: 'success.fg' },
      open: { bg: 'primary', color: 'primary.fg' },
      waiting: { borderWidth: '1px', borderColor: 'border.strong', color: 'fg.muted' },
    },
  },
})

export interface OpenPanelProps {
  number: number
  count: number
  title: string
  children: ReactNode
}

/** The step at hand. */
export function OpenPanel({ number, count, title, children }: OpenPanelProps) {
  return (
    <Card tone="raised" aria-current="step">
      <Stack gap="5">
        <HStack gap="3">
          <Mark state="open" aria-hidden>
            {number}
          </Mark>
          <ScreenHeading>
            {title}
            <chakra.span srOnly>
              {' '}
              <Trans>
                (step {number} of {count})
              </Trans>
            </chakra.span>
          </ScreenHeading>
        </HStack>
        {children}
      </Stack>
    </Card>
  )
}

export interface DonePanelProps {
  title: string
  children: ReactNode
  /** None while nothing may be changed. */
  onChange?: (() => void) | undefined
}

/** A step behind, in short, with the way back to it. */
export function DonePanel({ title, children, onChange }: DonePanelProps) {
  const { t } = useLingui()

  return (
    <Card>
      <HStack align="start" gap="3">
        <Mark state="done">
          <Check aria-label={t`Done`} size={18} />
        </Mark>
        <Stack gap="1" flex="1" minW="0" overflowWrap="anywhere">
          <H2 fontSize="lg">{title}</H2>
          {children}
        </Stack>
        {onChange ? (
          <Button variant="ghost" size="sm" aria-label={t`Change: ${title}`} onClick={onChange}>
            <Trans comment="Back to a step of checkout">Change</Trans>
          </Button>
        ) : null}
      </HStack>
    </Card>
  )
}

/** A step to come. */
export function WaitingPanel({ number, title }: { number: number; title: string }) {
  return (
    <Card bg="transparent" borderStyle="dashed" py={{ base: '3', md: '3' }}>
      <HStack gap="3" color="fg.muted">
        <Mark state="waiting" aria-hidden>
          {number}
        </Mark>
        <H2 fontSize="lg" fontWeight="semibold">
          {title}
        </H2>
      </HStack>
    </Card>
  )
}
