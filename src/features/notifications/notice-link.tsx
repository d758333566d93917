import { createLink } from '@tanstack/react-router'

import { styled } from '#ui/style/styled.ts'

/** The way to the booking. The whole row is its target; what else is in the row lies above it. */
export const NoticeLink = createLink(
  styled('a', {
    base: {
      color: 'inherit',
      textUnderlineOffset: '3px',
      overflowWrap: 'anywhere',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    },
  }),
)
