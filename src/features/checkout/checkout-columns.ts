import { styled } from '#ui/style/styled.ts'

/** The steps and the price; as high as a telephone's window, so that the price is at its bottom on a short page, too. */
export const CheckoutColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
    gridTemplateRows: { base: '1fr auto', lg: 'auto' },
    gap: { base: '6', lg: '8' },
    alignItems: 'start',
  },
  variants: {
    hasBar: { true: { minH: { base: 'calc(100dvh - 10rem)', lg: '0' } } },
  },
})
