import { styled } from '#ui/style/styled.ts'

export const SupplierGrid = styled('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(auto-fill, minmax(20rem, 1fr))',
    },
  },
})
