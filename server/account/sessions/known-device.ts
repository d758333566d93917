import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

import { type CookieJar, DEVICE_COOKIE } from '../../http/cookies.ts'
import type { Account } from './session.ts'

type Owner = Pick<Account, 'id' | 'password_hash'>

const DEVICE_LIFETIME_MS = 400 * 86_400_000

/**
 * After a correct password, marks this browser as known for its next sign-in to the account. The mark is signed
 * with the stored password hash: it needs no table, a new password invalidates it, and it grants no access.
 */
export function rememberDevice(cookies: CookieJar, owner: Owner, now: Date): void {
  const nonce = readKnownDevice(cookies, owner) ?? randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + DEVICE_LIFETIME_MS)
  cookies.write(DEVICE_COOKIE, `${nonce}.${sign(owner, nonce)}`, expiresAt)
}

/** Returns the nonce of this browser's device cookie if it is valid for the account, otherwise null. */
export function readKnownDevice(cookies: Pick<CookieJar, 'read'>, owner: Owner): string | null {
  const [nonce = '', given = ''] = cookies.read(DEVICE_COOKIE)?.split('.') ?? []
  if (!owner.password_hash || !nonce) return null
  const [signature, shown] = [sign(owner, nonce), given].map((text) => Buffer.from(text))
  const isOurs = signature && shown && signature.length === shown.length
  return isOurs && timingSafeEqual(signature, shown) ? nonce : null
}

function sign({ id, password_hash: hash }: Owner, nonce: string): string {
  if (hash === null) throw new Error(`Account ${id} has no password to sign a device mark.`)
  return createHmac('sha256', hash).update(`device ${id} ${nonce}`).digest('base64url')
}
