import { styled } from '../style/styled.ts'

/** Fields in two columns where there is room. */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    rowGap: '4',
    alignItems: 'start',
  },
})
