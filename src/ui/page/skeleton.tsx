import { chakra } from '../style/styled.ts'

/** A resting place with the size of what will come, so that nothing moves when it does. */
export const Skeleton = chakra('div', {
  base: { bg: 'skeleton', borderRadius: 'md', animation: 'masar-pulse 1.6s ease-in-out infinite' },
})
