import { styled } from '#ui/style/styled.ts'

/** As high as a map of a whole region, or of some places close by; so is what waits for it. */
export const MapRoom = styled('div', {
  // A map has no content on paper: its tiles may not have loaded.
  base: { _print: { display: 'none' } },
  variants: {
    isClose: { true: { height: '16rem' }, false: { height: { base: '18rem', md: '26rem' } } },
  },
})
