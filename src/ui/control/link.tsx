import { createLink } from '@tanstack/react-router'

import { chakra } from '../style/styled.ts'

const Anchor = chakra('a', {
  base: {
    color: 'accent',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    _hover: { textDecorationThickness: '2px' },
  },
})

/** A link in running text, inside the app. */
export const TextLink = createLink(Anchor)

/** A link in running text that leaves the app (mail, telephone, another site). */
export const OutsideLink = Anchor
