import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 11rem) minmax(0, 1fr)' },
    columnGap: '4',
    _print: { gridTemplateColumns: '11rem minmax(0, 1fr)' },
    rowGap: '2',
    overflowWrap: 'break-word',
    '& dt': { color: 'fg.muted', fontSize: 'sm', pt: '0.5' },
    '& dd': { minW: '0' },
    // Where there is room for one column only, a value is at the end of its label's line, or below it if it is long.
    '& > div': {
      display: { base: 'flex', sm: 'contents' },
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      _print: { display: 'contents' },
    },
  },
  variants: {
    isNarrow: { true: { _print: { gridTemplateColumns: '7rem minmax(0, 1fr)' } } },
    isAside: {
      true: {
        gridTemplateColumns: { lg: 'minmax(0, 1fr)' },
        '& > div': { display: { lg: 'flex' } },
      },
    },
  },
})

export interface FactsProps {
  children: ReactNode
  /** Whether the list is in a column of a printed sheet. */
  isNarrow?: boolean
  /** Whether the list is in the narrow column on wide screens. */
  isAside?: boolean
}

/** A list of labelled values. */
export const Facts = ({ children, isNarrow = false, isAside = false }: FactsProps) => (
  <List isNarrow={isNarrow} isAside={isAside}>
    {children}
  </List>
)

export interface FactProps {
  name: ReactNode
  children: ReactNode
}

export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
