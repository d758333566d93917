import { chakra } from '#ui/style/styled.ts'

/** A car and, beside it on a wide screen, what it costs. */
export const CarColumns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gridTemplateAreas: { base: '"car" "offer" "more"', lg: '"car offer" "more offer"' },
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    pb: '6',
  },
})
