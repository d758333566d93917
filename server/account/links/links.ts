import { Refusal } from '../../contract/problem.ts'
import type { Database } from '../../db/connection/connect.ts'
import type { ObjectId } from '../../db/object-id.ts'
import { createToken, hashToken } from '../sessions/token.ts'

/** The purpose of a mailed link. The first two set a password, the third verifies an address. */
export type MailedLinkPurpose = 'activate' | 'reset' | 'verify'

export const PASSWORD_LINK_PURPOSES = ['activate', 'reset'] as const satisfies MailedLinkPurpose[]

type LinkStatus = 'open' | 'expired' | 'used' | 'replaced'
type OwnerContext = { accountId: ObjectId; now: Date }

const DAY_MS = 86_400_000

/**
 * Issues the secret of a new link, valid for a day. Older links for the same purpose become
 * invalid.
 */
export async function issueLink(
  tx: Database,
  { accountId, purpose, now }: OwnerContext & { purpose: MailedLinkPurpose },
): Promise<string> {
  await replaceLinks(tx, { accountId, purposes: [purpose], now })
  const token = createToken()
  const row = {
    token_hash: hashToken(token),
    account_id: accountId,
    purpose,
    created_at: now,
    expires_at: new Date(now.getTime() + DAY_MS),
  }
  await tx.insertInto('account_link').values(row).execute()
  return token
}

/** Invalidates the links that are still open. */
export async function replaceLinks(
  tx: Database,
  { accountId, purposes, now }: OwnerContext & { purposes: readonly MailedLinkPurpose[] },
): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ replaced_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('replaced_at', 'is', null)
    .execute()
}

/**
 * Returns the status of a link that was sent to the account for one of these purposes, or null if there is no
 * such link.
 */
export async function readLinkStatus(
  db: Database,
  {
    accountId,
    purposes,
    token,
    now,
  }: OwnerContext & { purposes: readonly MailedLinkPurpose[]; token: string },
): Promise<LinkStatus | null> {
  const link = await db
    .selectFrom('account_link')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!link) return null
  if (link.used_at) return 'used'
  if (link.replaced_at) return 'replaced'
  return link.expires_at > now ? 'open' : 'expired'
}

export async function markLinkUsed(tx: Database, token: string, now: Date): Promise<void> {
  await tx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** Throws the reason why the link is no longer valid, such as `link-expired`. */
export function assertLinkOpen(status: LinkStatus): void {
  if (status !== 'open') throw new Refusal(`link-${status}`)
}
