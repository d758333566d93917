import { createLink } from '@tanstack/react-router'

import { styled } from '../style/styled.ts'

/**
 * The link of a row. The whole row, which must be positioned, is its click target, below the other controls in
 * the row.
 */
export const RowLink = createLink(
  styled('a', {
    base: {
      color: 'inherit',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    },
  }),
)
