import { styled } from '#ui/style/styled.ts'

/** A picture with the name and the main facts beside it; on phones the facts are below both. */
export const CarHead = styled('div', {
  base: {
    gridArea: 'car',
    display: 'grid',
    gridTemplateColumns: {
      base: 'min(8.5rem, 36vw) minmax(0, 1fr)',
      md: '11rem minmax(0, 1fr)',
      lg: '300px minmax(0, 1fr)',
    },
    gridTemplateAreas: {
      base: '"picture name" "facts facts"',
      lg: '"picture name" "picture facts"',
    },
    gridTemplateRows: { lg: '1fr auto' },
    columnGap: { base: '4', lg: '6' },
    rowGap: { base: '4', lg: '3' },
    alignItems: { base: 'center', lg: 'start' },
    minW: '0',
    // Text twice as large on a phone: everything is stacked.
    '@media (max-width: 15rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"picture" "name" "facts"',
    },
  },
})

/** A car and, beside it if there is room, its price. */
export const CarColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) 18rem',
      lg: 'minmax(0, 1fr) 23rem',
    },
    gridTemplateAreas: { base: '"car" "offer" "more"', md: '"car offer" "more offer"' },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { md: '6', lg: '10' },
    rowGap: { base: '6', lg: '10' },
    alignItems: 'start',
    pb: '6',
  },
})
