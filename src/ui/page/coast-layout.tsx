import type { ReactNode } from 'react'

import { LazyCoastalRoad } from '../drawings/lazy-drawings.ts'
import { styled } from '../style/styled.ts'

const Columns = styled('div', {
  base: { display: 'grid', columnGap: '12', alignItems: 'start' },
  variants: {
    column: {
      narrow: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 32rem)',
          lg: 'minmax(0, 28rem) minmax(0, 1fr)',
        },
        justifyContent: { md: 'center', lg: 'normal' },
      },
      text: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) minmax(0, 1fr)' },
      },
    },
  },
})

/** Shows the right part of the drawing, because its middle part would cut the car in half. */
const Village = styled('div', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '-40%',
    width: '140%',
  },
})

export interface CoastLayoutProps {
  /** The maximum width of the form. */
  column: 'narrow' | 'text'
  children: ReactNode
}

/** A single-column form, with the coast beside it on wide screens. */
export const CoastLayout = ({ column, children }: CoastLayoutProps) => (
  <Columns column={column}>
    {children}
    <styled.div
      aria-hidden
      display={{ base: 'none', lg: 'block' }}
      position="sticky"
      top="6"
      height="min(36rem, calc(100dvh - 9rem))"
      borderRadius="lg"
      overflow="hidden"
      bg="skeleton"
    >
      <Village>
        <LazyCoastalRoad />
      </Village>
    </styled.div>
  </Columns>
)
