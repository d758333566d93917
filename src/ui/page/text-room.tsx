import { styled } from '../style/styled.ts'

/** The room of a short text on a page that waits. */
export const TextRoom = styled('span', {
  base: {
    display: 'inline-block',
    width: 'min(12rem, 100%)',
    height: '0.7lh',
    borderRadius: 'md',
    bg: 'skeleton',
  },
})
