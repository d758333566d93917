import { styled } from '../style/styled.ts'

/** The actions of a card: stacked at full width on a phone, side by side elsewhere. */
export const ActionRow = styled('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // Aligns the text of a plain button with the text above it.
    '& > [data-ghost]:first-child': { ms: { sm: 'calc(-1px - min(1.25rem, 5.2vw))' } },
  },
  variants: {
    /** For a column beside a summary: stacked on a tablet, too. */
    isBeside: { true: { display: { base: 'grid', sm: 'grid', lg: 'flex' } } },
    /** For the column of a booking: stacked on wide screens; in two columns on tablets, the first action above. */
    isInBooking: {
      true: {
        display: 'grid',
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
        '& > :first-child:nth-last-child(odd)': { gridColumn: { sm: '1 / -1' } },
      },
    },
  },
})
