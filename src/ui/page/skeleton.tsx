import { styled } from '../style/styled.ts'

/**
 * A placeholder with the final size, so that nothing moves later. Animated only after a delay: thirty animations
 * took a third of a phone's rendering time.
 */
export const Skeleton = styled('div', {
  base: {
    bg: 'skeleton',
    borderRadius: 'md',
    animation: 'masar-pulse 1.6s ease-in-out 3s infinite',
  },
})
