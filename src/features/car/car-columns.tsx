import { styled } from '#ui/style/styled.ts'

/** A picture with the name and the main facts beside it, or below it on phones and tablets. */
export const CarHead = styled('div', {
  base: {
    gridArea: 'car',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '22rem minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"picture" "name" "facts"', lg: '"picture name" "picture facts"' },
    columnGap: '6',
    rowGap: { base: '4', lg: '5' },
    alignItems: 'start',
    minW: '0',
  },
})

/** A car with its price, side by side if there is room. */
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
