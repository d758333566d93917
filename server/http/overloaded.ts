import { Refusal } from '../contract/problem.ts'

/** A queue is full: 503 with the seconds until a retry. */
export const overloaded = (seconds = 2) =>
  new Refusal('unavailable', {}, { 'retry-after': String(seconds) })
