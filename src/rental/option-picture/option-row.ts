import { styled } from '#ui/style/styled.ts'

/** An option's picture and its checkbox. */
export const OptionRow = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '3', sm: '4' },
    alignItems: 'center',
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
    _last: { border: 'none' },
    // On a phone at 200% text size the label needs the whole line.
    '@media (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
