import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { SealKey } from '../config/seal-key.ts'

const ALGORITHM = 'aes-256-gcm'
/**
 * No picture or PDF starts with this mark, so files without it were stored before a key was
 * configured.
 */
const SEAL_MARK = Buffer.from('masar-1\n')
const ID_BYTES = 8
const NONCE_BYTES = 12
const TAG_BYTES = 16

const isSealed = (bytes: Uint8Array): boolean => startsWith(bytes, SEAL_MARK)

export const isSealedBy = (bytes: Uint8Array, key: SealKey): boolean =>
  startsWith(bytes, Buffer.concat([SEAL_MARK, key.id]))

/**
 * Encrypts a file under its own name, so that swapping the bytes of two files is detected. Uses the first key;
 * without keys, returns the bytes unencrypted.
 */
export function seal(bytes: Uint8Array, name: string, [key]: readonly SealKey[]): Uint8Array {
  if (!key) return bytes
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key.secret, nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([SEAL_MARK, key.id, nonce, cipher.getAuthTag(), sealed])
}

/**
 * Decrypts a file with the key that sealed it, and returns unsealed files unchanged. Throws when that key is
 * missing or the bytes were modified.
 */
export function unseal(bytes: Uint8Array, name: string, keys: readonly SealKey[]): Uint8Array {
  if (!isSealed(bytes)) return bytes
  const key = keys.find((one) => isSealedBy(bytes, one))
  if (!key) throw new Error('No key of LICENSE_KEYS opens this license')
  let at = SEAL_MARK.length + ID_BYTES
  const next = (length: number) => bytes.subarray(at, (at += length))
  const decipher = createDecipheriv(ALGORITHM, key.secret, next(NONCE_BYTES))
    .setAAD(Buffer.from(name))
    .setAuthTag(next(TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()])
}

const startsWith = (bytes: Uint8Array, beginning: Uint8Array): boolean =>
  Buffer.compare(bytes.subarray(0, beginning.length), beginning) === 0
