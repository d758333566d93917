import { styled } from '../style/styled.ts'

/** The main part of a page and, where there is room, a narrow one beside it. */
export const AsideColumns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
  },
  variants: {
    /** The aside stays in view. */
    isSticky: { true: { '& > aside': { lg: { position: 'sticky', top: '6' } } } },
  },
})
