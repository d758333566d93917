import { styled } from '../style/styled.ts'

/** Buttons for the next step, the best one first: equally wide below each other on a phone, else in one row. */
export const ActionRow = styled('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: { sm: 'wrap' },
    gap: '3',
  },
})
