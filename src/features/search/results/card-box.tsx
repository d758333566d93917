import { chakra } from '#ui/styled.ts'

/** The places of a card: picture, head, facts and price, by the width of the screen. */
export const CardBox = chakra('article', {
  base: {
    display: 'grid',
    columnGap: { base: '4', md: '6' },
    rowGap: '3',
    alignItems: 'start',
    p: { base: '4', md: '5' },
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    gridTemplateAreas: {
      base: '"picture head" "facts facts" "price price"',
      md: '"picture head" "picture facts" "price price"',
      lg: '"picture head price" "picture facts price"',
    },
    gridTemplateColumns: {
      base: '6rem minmax(0, 1fr)',
      md: '11rem minmax(0, 1fr)',
      lg: '11rem minmax(0, 1fr) 13rem',
    },
    gridTemplateRows: { md: 'auto 1fr' },
  },
})
