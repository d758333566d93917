import { styled } from '../style/styled.ts'
import { CoastalRoad } from './coastal-road.tsx'

const Band = styled('div', {
  base: {
    // As high as the drawing is at this width.
    height: { base: '9rem', md: 'clamp(15rem, 25.5vw, 30rem)' },
    overflow: 'hidden',
    bg: { base: '#cfe3f4', _dark: '#131c2e' },
  },
})

/** A band with the coast above a page with little content. */
export const CoastBand = () => (
  <Band aria-hidden>
    <CoastalRoad />
  </Band>
)
