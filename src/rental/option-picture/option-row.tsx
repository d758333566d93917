import { styled } from '#ui/style/styled.ts'

/** A row with an option's picture and checkbox. */
export const OptionRow = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' },
    columnGap: '4',
    alignItems: 'center',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _last: { border: 'none' },
  },
})
