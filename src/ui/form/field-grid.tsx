import { styled } from '../style/styled.ts'

/** Fields in two columns, if each is at least 14rem wide. */
export const FieldGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(14rem, 50% - 0.625rem)), 1fr))',
    columnGap: '5',
    rowGap: '4',
    alignItems: 'start',
  },
})
