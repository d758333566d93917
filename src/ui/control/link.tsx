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
    /** Not among words: a finger finds it on 44 px, though its line is as high as before. */
    isAlone: {
      true: {
        '@media (pointer: coarse)': {
          // Above the lines around it, over which it reaches.
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

/** A link in running text that leaves the app (mail, telephone, another site). */
export const OutsideLink = Anchor
