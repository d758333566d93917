import { styled } from '../style/styled.ts'

/** A placeholder for a short text. */
export const TextSkeleton = styled('span', {
  base: {
    display: 'inline-block',
    width: 'min(12rem, 100%)',
    height: '0.7lh',
    borderRadius: 'md',
    bg: 'skeleton',
  },
})
