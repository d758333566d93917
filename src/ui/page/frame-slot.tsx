import { chakra } from '../style/styled.ts'

/** What the script of a frame knows before the app does: the name of a place or of a car, and the dates. */
export type FrameFact = 'place' | 'dates' | 'car'

const Slot = chakra('span', {
  base: {
    '&:empty': {
      display: 'inline-block',
      width: 'min(12rem, 100%)',
      height: '0.7lh',
      borderRadius: 'md',
      bg: 'skeleton',
    },
  },
})

/** The room of a fact on a page that waits; in a document it is written there as soon as it is known (decision 055). */
export const FrameSlot = ({ fact }: { fact: FrameFact }) => <Slot data-frame-slot={fact} />
