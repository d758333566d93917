import { timingSafeEqual } from 'node:crypto'

import { newToken, tokenHash } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'

/** A secret with which a page pays this payment; only its hash is stored. */
export async function newClientSecret(tx: Database, reference: string): Promise<string> {
  const secret = newToken()
  await tx
    .insertInto('sandbox_client')
    .values({ reference, secret_hash: tokenHash(secret) })
    .execute()
  return secret
}

export async function isClientSecret(
  db: Database,
  reference: string,
  secret: string,
): Promise<boolean> {
  const given = Buffer.from(tokenHash(secret))
  const known = await db
    .selectFrom('sandbox_client')
    .select('secret_hash')
    .where('reference', '=', reference)
    .execute()
  return known.some(({ secret_hash }) => timingSafeEqual(Buffer.from(secret_hash), given))
}
