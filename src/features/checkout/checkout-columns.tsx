import { styled } from '#ui/style/styled.ts'

/** The steps, with the price beside them when there is room. */
export const CheckoutColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 1fr) 18.5rem',
      lg: 'minmax(0, 1fr) 23rem',
    },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
  },
})
