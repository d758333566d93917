import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { SealKey } from '../config/seal-key.ts'

const ALGORITHM = 'aes-256-gcm'
/** No picture and no PDF begins so: what does not was kept before there was a key. */
const MARK = Buffer.from('masar-1\n')
const ID = 8
const NONCE = 12
const TAG = 16

const isSealed = (bytes: Uint8Array): boolean => startsWith(bytes, MARK)

export const isSealedBy = (bytes: Uint8Array, key: SealKey): boolean =>
  startsWith(bytes, Buffer.concat([MARK, key.id]))

/**
 * Only who has the key reads it, and only under its own name: the bytes of one file in the place of
 * another are refused. The first key seals; without one they stay as they are.
 */
export function seal(bytes: Uint8Array, name: string, [key]: readonly SealKey[]): Uint8Array {
  if (!key) return bytes
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, key.secret, nonce).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([MARK, key.id, nonce, cipher.getAuthTag(), sealed])
}

/** By any of the keys; throws where none of them fits, or somebody has changed a byte. */
export function unseal(bytes: Uint8Array, name: string, keys: readonly SealKey[]): Uint8Array {
  if (!isSealed(bytes)) return bytes
  const key = keys.find((one) => isSealedBy(bytes, one))
  if (!key) throw new Error('No key of LICENSE_KEYS opens this licence')
  let at = MARK.length + ID
  const next = (length: number) => bytes.subarray(at, (at += length))
  const decipher = createDecipheriv(ALGORITHM, key.secret, next(NONCE))
    .setAAD(Buffer.from(name))
    .setAuthTag(next(TAG))
  return Buffer.concat([decipher.update(bytes.subarray(at)), decipher.final()])
}

const startsWith = (bytes: Uint8Array, beginning: Uint8Array): boolean =>
  Buffer.compare(bytes.subarray(0, beginning.length), beginning) === 0
