import { createLink } from '@tanstack/react-router'

import { styled, cva } from '../style/styled.ts'

/** Cards that scroll horizontally on a phone, and are side by side on wide screens. */
export const CardRow = styled('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '4',
    gridAutoFlow: { base: 'column', md: 'row' },
    gridAutoColumns: { base: 'min(15rem, 80%)', md: 'auto' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollSnapType: { base: 'x proximity', md: 'none' },
    // Extends to the screen edges, with room for the focus ring of a card.
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '0' },
    py: { base: '1', md: '0' },
    '& > li': { scrollSnapAlign: 'center', display: 'grid', minWidth: '0' },
  },
  variants: {
    columns: {
      3: { gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' } },
      4: {
        gridTemplateColumns: {
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        },
      },
    },
  },
})

const cardStyles = cva({
  base: {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    textAlign: 'start',
    overflow: 'hidden',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    cursor: 'pointer',
    transition: 'border-color 150ms',
    _hover: { borderColor: 'border.strong' },
  },
})

/** A card that is one link. */
export const LinkCard = createLink(styled('a', cardStyles))
