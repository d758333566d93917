import { chakra } from '../style/styled.ts'
import type { FrameFact } from './frame-fact.ts'

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

interface FrameSlotProps {
  fact: FrameFact
  /** What is written with `SLOT_FACT` in it; the fact alone without. */
  sentence?: string
  /** What stands there until then, in place of an empty room. */
  children?: string
}

/** The room of a fact on a page that waits; in a document it is written there as soon as it is known (decision 055). */
export const FrameSlot = ({ fact, sentence, children }: FrameSlotProps) => (
  <Slot data-frame-slot={fact} data-sentence={sentence}>
    {children}
  </Slot>
)
