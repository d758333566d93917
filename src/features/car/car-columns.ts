import { styled } from '#ui/style/styled.ts'

/** A picture and, beside it where there is room, what it shows. */
export const CarHead = styled('div', {
  base: {
    gridArea: 'car',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '300px minmax(0, 1fr)' },
    gap: { base: '4', md: '6' },
    alignItems: 'center',
    minW: '0',
  },
})

/** A car and, beside it on a wide screen, what it costs. */
export const CarColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gridTemplateAreas: { base: '"car" "offer" "more"', lg: '"car offer" "more offer"' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gap: { base: '6', lg: '10' },
    alignItems: 'start',
    pb: '6',
  },
})
