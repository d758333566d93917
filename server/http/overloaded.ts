import { Refusal } from '../contract/problem.ts'

/** Creates the refusal for a full queue: 503 with the seconds until a retry. */
export const createOverloadRefusal = (seconds = 2) =>
  new Refusal('unavailable', {}, { 'retry-after': String(seconds) })
