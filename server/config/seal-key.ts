import { createHash } from 'node:crypto'

import { type ParseSetting, SettingIssue } from './config-reader.ts'

/** An operator's secret key, with the id that is stored in sealed data. */
export type SealKey = { id: Buffer; secret: Buffer }

const BYTES = 32
const ID_BYTES = 8

export const sealKey = (secret: Buffer): SealKey => ({
  secret,
  id: createHash('sha256').update(secret).digest().subarray(0, ID_BYTES),
})

export const sealKeys: ParseSetting<SealKey[]> = (text) => {
  const secrets = text.split(',').flatMap((part) => part.trim() || [])
  const keys = secrets.map((secret) => sealKey(Buffer.from(secret, 'base64')))
  return keys.every(({ secret }) => secret.length === BYTES)
    ? keys
    : new SettingIssue('keys of 32 bytes in base64 with commas between them')
}
