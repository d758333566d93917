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
})
