import { randomBytes } from 'node:crypto'

/** A wire identifier: 24 lower-case hexadecimal characters (WIRE-73). */
export type ObjectId = string

const OBJECT_ID_PATTERN = /^[0-9a-f]{24}$/

/** Starts in the lower half of its range, so that it rarely wraps and later ids sort later. */
let counter = randomBytes(3).readUIntBE(0, 3) >> 1
const processBytes = randomBytes(5).toString('hex')

/**
 * Creates an identifier ordered by time: seconds, five random bytes of this process, a counter.
 * Concurrent servers never create the same one.
 */
export function createObjectId(now: Date = new Date()): ObjectId {
  counter = (counter + 1) % 0x1000000
  const seconds = Math.floor(now.getTime() / 1000) % 0x100000000
  return toHex(seconds, 8) + processBytes + toHex(counter, 6)
}

export const isObjectId = (text: string): text is ObjectId => OBJECT_ID_PATTERN.test(text)

const toHex = (value: number, width: number) => value.toString(16).padStart(width, '0')
