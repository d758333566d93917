import { styled } from '#ui/style/styled.ts'

/** The height of a map of a whole region, or of nearby locations; its placeholder has the same. */
export const MapSpace = styled('div', {
  // Maps are not printed: their tiles may not have loaded.
  base: { _print: { display: 'none' } },
  variants: {
    isClose: { true: { height: '16rem' }, false: { height: { base: '18rem', md: '26rem' } } },
  },
})
