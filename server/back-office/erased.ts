/** The number of affected rows by table. */
export type ErasedCounts = Readonly<Record<string, number>>

/** Thrown when a person cannot be erased yet, with the reason as a sentence. */
export class ErasureError extends Error {}

/** With any other status the rental may still take place, so its driver must stay known. */
export const ENDED_STATUSES = ['void', 'cancelled']

/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased'
