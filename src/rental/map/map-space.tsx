import { styled } from '#ui/style/styled.ts'

/**
 * The box of a map or of its placeholder. Its height depends on whether the map shows a whole region or nearby
 * locations.
 */
export const MapSpace = styled('div', {
  // Maps are not printed: their tiles may not have loaded.
  base: { _print: { display: 'none' } },
  variants: {
    isClose: { true: { height: '16rem' }, false: { height: { base: '18rem', md: '26rem' } } },
  },
})
