import { createLink } from '@tanstack/react-router'

import { styled } from '../style/styled.ts'

/**
 * A row's link. Its click target is the whole row, below the row's other controls. The row must be positioned.
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
