import { styled } from '#ui/style/styled.ts'

/** The columns of the settings page: the sections, and a list of links to them. */
export const SettingsColumns = styled('div', {
  base: {
    display: 'grid',
    columnGap: '12',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 46rem)' },
  },
})
