import { createLink } from '@tanstack/react-router'

import { styled } from '../style/styled.ts'

/** The link of a row. The whole row, which is positioned, is its target; other controls of the row are above it. */
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
