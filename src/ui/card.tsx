import { chakra } from './styled.ts'

/** One box with one shadow: the only raised surface there is. */
export const Card = chakra('section', {
  base: {
    bg: 'bg.raised',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'border',
    p: { base: '4', md: '6' },
  },
  variants: {
    tone: {
      plain: {},
      raised: { boxShadow: 'md', borderColor: 'transparent' },
      sand: { bg: 'bg.sand', borderColor: 'transparent' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
