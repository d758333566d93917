import { createHash } from 'node:crypto'

import { type SettingParser, SettingIssue } from './config-reader.ts'

/** An operator's secret key, with the id that is stored in sealed data. */
export type SealKey = { id: Buffer; secret: Buffer }

const KEY_BYTES = 32
const ID_BYTES = 8

export const createSealKey = (secret: Buffer): SealKey => ({
  secret,
  id: createHash('sha256').update(secret).digest().subarray(0, ID_BYTES),
})

export const parseSealKeys: SettingParser<SealKey[]> = (text) => {
  const secrets = text.split(',').flatMap((part) => part.trim() || [])
  const keys = secrets.map((secret) => createSealKey(Buffer.from(secret, 'base64')))
  return keys.every(({ secret }) => secret.length === KEY_BYTES)
    ? keys
    : new SettingIssue('keys of 32 bytes in base64 with commas between them')
}
