import type { ReactNode } from 'react'

import { styled } from '../style/styled.ts'

/** A list of names, each with a figure at the end of its row. */
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
    /** Draws a line below each row, as on a printed page. */
    isRuled: {
      true: {
        gap: '0',
        borderTopWidth: '1px',
        borderColor: 'border',
        breakInside: 'avoid',
        '& > div': { py: '2.5', borderBottomWidth: '1px', borderColor: 'border' },
        '& dd': { maxW: '60%', flexShrink: '0' },
      },
      // At 200% text size, a figure wraps below its name if it does not fit beside it.
      false: { '& > div': { flexWrap: 'wrap' }, '& dt': { flex: '1 1 8rem' } },
    },
    /** For small text, where a long figure wraps below its name. */
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
