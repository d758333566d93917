import { styled } from '../style/styled.ts'

/** A container for the content of a page: at most 1200 px wide, with margins on a phone. */
export const Page = styled('div', {
  base: {
    width: 'full',
    maxW: 'content',
    mx: 'auto',
    px: { base: '4', md: '6' },
    py: { base: '6', md: '10' },
  },
  variants: {
    // Narrower content starts at the same edge.
    width: {
      full: {},
      narrow: { '& > *': { maxW: '30rem' } },
      text: { '& > *': { maxW: '46rem' } },
    },
  },
})
