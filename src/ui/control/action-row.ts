import { styled } from '../style/styled.ts'

/** The next steps of a card: on a phone one below the other, as wide as it; elsewhere side by side. */
export const ActionRow = styled('div', {
  base: {
    display: { base: 'grid', sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    // A button that is only text begins where the text above it does.
    '& > [data-ghost]:first-child': { ms: { sm: 'calc(-1px - min(1.25rem, 5.2vw))' } },
  },
})
