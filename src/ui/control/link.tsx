import { createLink } from '@tanstack/react-router'

import { styled } from '../style/styled.ts'

const Anchor = styled('a', {
  base: {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    /** For links outside of running text: the touch target is 44 px, and the line height is unchanged. */
    isAlone: {
      true: {
        '@media (pointer: coarse)': {
          // Stacked above the adjacent lines, which the touch target overlaps.
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          minH: '11',
          my: 'calc((1lh - 2.75rem) / 2)',
        },
      },
    },
  },
})

/** A link in running text, inside the app. */
export const TextLink = createLink(Anchor)

/** A link in running text that leaves the app (email, phone, another site). */
export const ExternalLink = Anchor
