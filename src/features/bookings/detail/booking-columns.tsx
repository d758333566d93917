import { styled } from '#ui/style/styled.ts'

/** On phones the price comes first, then the facts, the actions, the rental company and the drivers. */
export const BookingColumns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    gridTemplateAreas: { base: '"price" "facts" "actions"', lg: '"facts price" "facts actions"' },
    gap: '6',
    alignItems: 'start',
  },
})
