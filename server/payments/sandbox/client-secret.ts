import { timingSafeEqual } from 'node:crypto'

import { createToken, hashToken } from '../../account/sessions/token.ts'
import type { Database } from '../../db/connection/connect.ts'

/** Creates the secret with which a page completes this payment; only its hash is stored. */
export async function createClientSecret(tx: Database, reference: string): Promise<string> {
  const secret = createToken()
  await tx
    .insertInto('sandbox_client')
    .values({ reference, secret_hash: hashToken(secret) })
    .execute()
  return secret
}

export async function isClientSecret(
  db: Database,
  reference: string,
  secret: string,
): Promise<boolean> {
  const given = Buffer.from(hashToken(secret))
  const known = await db
    .selectFrom('sandbox_client')
    .select('secret_hash')
    .where('reference', '=', reference)
    .execute()
  return known.some(({ secret_hash }) => timingSafeEqual(Buffer.from(secret_hash), given))
}
