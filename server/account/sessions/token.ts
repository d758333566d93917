import { createHash, randomBytes } from 'node:crypto'

/** Creates a token of 256 random bits that is safe in cookies and URLs. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Hashes a token. Only the hash is stored, so that a leaked table grants no access. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
