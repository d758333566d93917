import { Refusal } from '../contract/problem.ts'

/** A queue is full: 503, and the seconds after which to try again. */
export const overloaded = (seconds = 2) =>
  new Refusal('unavailable', {}, { 'retry-after': String(seconds) })
