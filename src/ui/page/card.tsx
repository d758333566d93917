import { styled } from '../style/styled.ts'

/** The one box of a page: a border, and no shadow, which is for what lies over the page. */
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
      /** What a page is about looks as its other cards do. */
      raised: {},
      sand: { bg: 'bg.sand', borderColor: 'transparent' },
    },
  },
  defaultVariants: { tone: 'plain' },
})
