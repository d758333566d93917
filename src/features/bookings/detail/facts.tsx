import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 11rem) minmax(0, 1fr)' },
    columnGap: '4',
    _print: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    rowGap: { base: '0', sm: '2' },
    overflowWrap: 'break-word',
    '& dt': { color: 'fg.muted', fontSize: 'sm', pt: '0.5' },
    '& dd': { mb: { base: '3', sm: '0' }, minW: '0' },
  },
  variants: {
    isNarrow: { true: { _print: { gridTemplateColumns: '7rem minmax(0, 1fr)', rowGap: '2' } } },
  },
})

export interface FactsProps {
  children: ReactNode
  /** Whether the list is in a column of a printed sheet. */
  isNarrow?: boolean
}

/** A list of labelled values. */
export const Facts = ({ children, isNarrow = false }: FactsProps) => (
  <List isNarrow={isNarrow}>{children}</List>
)

export interface FactProps {
  name: ReactNode
  children: ReactNode
}

export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
