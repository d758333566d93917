const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** Four letters make 7.3 million names. Panda's own hashes have six letters, which adds 1.8 kB per document. */
const HASH_LENGTH = 4

/**
 * Returns the short name of a class in a build: in the style sheet (`panda.config.ts`) and on elements
 * (`styled.ts`).
 */
export function hashClass(name: string): string {
  let rest = 5381
  // oxlint-disable-next-line no-bitwise -- a hash (djb2)
  for (let index = 0; index < name.length; index += 1) rest = (rest * 33) ^ name.charCodeAt(index)
  let short = ''
  rest = Math.abs(rest)
  for (let index = 0; index < HASH_LENGTH; index += 1) {
    short += ALPHABET.charAt(rest % ALPHABET.length)
    rest = Math.floor(rest / ALPHABET.length)
  }
  return short
}
