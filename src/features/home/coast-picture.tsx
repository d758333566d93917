import { lazyPart } from '#ui/lazy/lazy-part.tsx'
import { styled } from '#ui/style/styled.ts'

const Coast = styled('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: { base: '11rem', md: 'max(14rem, 25.4vw)' },
    '@media (max-width: 47.9975rem) and (max-height: 44.9975rem)': { height: '7rem' },
  },
})

const CoastalRoad = lazyPart(
  async () => (await import('#ui/drawings/coastal-road.tsx')).CoastalRoad,
  // Nothing in the drawing is interactive, so it can hydrate late.
  { hydrates: 'reached' },
)

/** The coast behind the heading. */
export const CoastPicture = () => (
  <Coast aria-hidden className="coast-drives">
    <CoastalRoad />
  </Coast>
)
