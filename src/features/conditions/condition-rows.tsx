import type { ReactNode } from 'react'

import { styled, Stack } from '#ui/style/styled.ts'
import { H2 } from '#ui/style/type.tsx'

const List = styled('dl', {
  base: { borderTopWidth: '1px', borderColor: 'border', breakInside: 'avoid' },
})
const Row = styled('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '6',
    py: '2.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& dt': { color: 'fg.muted', minW: '0' },
    '& dd': {
      textAlign: 'end',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      maxW: '60%',
      flexShrink: '0',
    },
  },
})

export interface ConditionPartProps {
  title: ReactNode
  children: ReactNode
}

/** One subject of the conditions. */
export const ConditionPart = ({ title, children }: ConditionPartProps) => (
  <Stack as="section" gap="3" css={{ breakInside: 'avoid' }}>
    <H2>{title}</H2>
    {children}
  </Stack>
)

export const ConditionRows = ({ children }: { children: ReactNode }) => <List>{children}</List>

export interface ConditionRowProps {
  name: ReactNode
  children: ReactNode
}

/** A figure with its name. */
export const ConditionRow = ({ name, children }: ConditionRowProps) => (
  <Row>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </Row>
)
