import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { Card } from '#ui/page/card.tsx'
import { H2 } from '#ui/style/type.tsx'

import { ScreenHeading } from '#rental/screens/screen-heading.tsx'
import { styled, HStack, Stack } from '#ui/style/styled.ts'

/** A step's mark: its number, or a check mark. */
export const Mark = styled('span', {
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

/** The current step. */
export function OpenPanel({ number, count, title, children }: OpenPanelProps) {
  return (
    <Card>
      <Stack gap="5">
        <ScreenHeading>
          {title}{' '}
          <styled.span srOnly>
            <Trans>
              (step {number} of {count})
            </Trans>
          </styled.span>
        </ScreenHeading>
        {children}
      </Stack>
    </Card>
  )
}

/** An upcoming step. */
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
