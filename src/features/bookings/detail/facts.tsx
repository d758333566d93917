import type { ReactNode } from 'react'

import { styled } from '#ui/style/styled.ts'

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(8rem, 11rem) 1fr' },
    columnGap: '4',
    _print: { gridTemplateColumns: '11rem 1fr' },
    rowGap: { base: '0', sm: '2' },
    overflowWrap: 'anywhere',
    '& dt': { color: 'fg.muted', fontSize: 'sm', pt: '0.5' },
    '& dd': { mb: { base: '3', sm: '0' } },
  },
})

/** Names and values under each other. */
export function Facts({ children }: { children: ReactNode }) {
  return <List>{children}</List>
}

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
