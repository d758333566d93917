const ROUND_COUNT = 64
const BLOCK_BYTES = 64

/** The first `ROUND_COUNT` primes. The constants of SHA-256 are derived from their roots. */
const PRIMES = listPrimes(ROUND_COUNT)
const ROUND_CONSTANTS = PRIMES.map((prime) => toFractionBits(Math.cbrt(prime)))
const INITIAL_STATE = PRIMES.slice(0, 8).map((prime) => toFractionBits(Math.sqrt(prime)))

/** Returns the hash of a value's JSON. */
export const hashValue = (value: unknown): string => hashText(JSON.stringify(value))

/**
 * Returns the first eight hexadecimal digits of the SHA-256 of a text. Synchronous and without `node:crypto`,
 * so that a page can compute it too.
 */
export function hashText(text: string): string {
  const words = padMessage(new TextEncoder().encode(text))
  const state = Int32Array.from(INITIAL_STATE)
  for (let at = 0; at < words.length; at += 16) addBlock(state, words.subarray(at, at + 16))
  return ((state[0] ?? 0) >>> 0).toString(16).padStart(8, '0')
}

/** Pads the message to whole blocks of sixteen words: with a 1 bit, zeros, and its length in bits. */
function padMessage(bytes: Uint8Array): Int32Array {
  const blocks = Math.ceil((bytes.length + 9) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  return Int32Array.from({ length: blocks * 16 }, (_, index) => view.getInt32(index * 4))
}

function addBlock(state: Int32Array, block: Int32Array) {
  const schedule = extendBlock(block)
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (const [round, word] of schedule.entries()) {
    const choice = (e & f) ^ (~e & g)
    const first = (h + mixBits(e, 6, 11, 25) + choice + (ROUND_CONSTANTS[round] ?? 0) + word) | 0
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const second = (mixBits(a, 2, 13, 22) + majority) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    state[index] = (state[index] ?? 0) + word
}

function extendBlock(block: Int32Array): Int32Array {
  const words = new Int32Array(ROUND_COUNT)
  words.set(block)
  const getWord = (index: number) => words[index] ?? 0
  for (let index = 16; index < ROUND_COUNT; index += 1) {
    const [early, late] = [getWord(index - 15), getWord(index - 2)]
    const low = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const high = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    words[index] = getWord(index - 16) + low + getWord(index - 7) + high
  }
  return words
}

const rotateRight = (word: number, count: number) => (word >>> count) | (word << (32 - count))

const mixBits = (word: number, ...counts: readonly [number, number, number]) =>
  rotateRight(word, counts[0]) ^ rotateRight(word, counts[1]) ^ rotateRight(word, counts[2])

/** Returns the first 32 bits of the fractional part of a root. */
function toFractionBits(root: number): number {
  return Math.trunc((root - Math.floor(root)) * 2 ** 32) | 0
}

function listPrimes(count: number): number[] {
  const primes: number[] = []
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number)
  return primes
}
