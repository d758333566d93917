import { styled } from '../style/styled.ts'

/** The main part of a page, with a narrow aside beside it on wide screens. */
export const AsideColumns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
  },
  variants: {
    /** Keeps the aside in view. */
    isSticky: { true: { '& > aside': { lg: { position: 'sticky', top: '6' } } } },
  },
})
