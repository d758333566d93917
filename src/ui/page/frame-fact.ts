/** What the script of a frame knows before the app does: the name of a place or of a car, and the dates. */
export type FrameFact = 'place' | 'dates' | 'car'

/** Where the fact stands in the sentence of a slot. */
export const SLOT_FACT = '{fact}'
