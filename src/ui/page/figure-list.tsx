import type { ReactNode } from 'react'

import { styled } from '../style/styled.ts'

/** Names with their figures at the end of the row. */
export const FigureList = styled('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    '& > div': { display: 'flex', justifyContent: 'space-between', columnGap: '4' },
    '& dt': { color: 'fg.muted', minW: '0' },
    '& dd': {
      ms: 'auto',
      textAlign: 'end',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  variants: {
    /** With a line below each row, as on a printed page. */
    isRuled: {
      true: {
        gap: '0',
        borderTopWidth: '1px',
        borderColor: 'border',
        breakInside: 'avoid',
        '& > div': { py: '2.5', borderBottomWidth: '1px', borderColor: 'border' },
        '& dd': { maxW: '60%', flexShrink: '0' },
      },
      // A figure is below its name where a text of twice the size leaves no room beside it.
      false: { '& > div': { flexWrap: 'wrap' }, '& dt': { flex: '1 1 8rem' } },
    },
    /** In small texts, a long figure is below its name. */
    isSmall: { true: { fontSize: 'sm', '& dt': { flex: '0 1 auto' } } },
  },
  defaultVariants: { isRuled: false },
})

export interface FigureRowProps {
  name: ReactNode
  children: ReactNode
}

export const FigureRow = ({ name, children }: FigureRowProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
