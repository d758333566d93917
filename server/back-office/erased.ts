/** The number of affected rows by table. */
export type Erased = Readonly<Record<string, number>>

/** Why a person cannot be erased yet, as a sentence. */
export class CannotErase extends Error {}

/** The driver must be known as long as the rental can be driven. */
export const ENDED = ['void', 'cancelled']

/** Replaces the name of an erased person. */
export const NO_NAME = 'Erased'
