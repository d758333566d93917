import { styled } from '../style/styled.ts'

/** A box on a page, with a border. Only overlays have a shadow. */
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
      sand: { bg: 'bg.sand', borderColor: 'transparent' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
