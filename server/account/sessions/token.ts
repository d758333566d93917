import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in cookies and links. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Only the hash of a token is stored: a leaked table grants no access. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
