import { styled } from '../style/styled.ts'

/** The box of a page: with a border and no shadow, which is for overlays. */
export const Card = styled('section', {
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
      /** The main card of a page looks like the others. */
      raised: {},
      sand: { bg: 'bg.sand', borderColor: 'transparent' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
