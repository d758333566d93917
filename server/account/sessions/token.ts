import { createHash, randomBytes } from 'node:crypto'

/** 256 bits nobody can guess, fit for a cookie or a link. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: a copy of the table opens nothing. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')
