import { styled } from '#ui/style/styled.ts'

/** A picture of an option beside its checkbox. */
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
    // Letters twice as large on a phone need the whole line.
    '@media (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
