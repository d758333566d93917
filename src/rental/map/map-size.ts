/** Of a map of a whole region, and of one of some places; what waits for it is as high. */
export const MAP_HEIGHT = { region: { base: '18rem', md: '26rem' }, close: '16rem' } as const
