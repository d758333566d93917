import { isBlockedDemoAccount } from '../account/demo-access.ts'
import { type Account, closeAccountSessions } from '../account/sessions/session.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'

type Owner = Pick<Account, 'id' | 'email' | 'type'>
type SuspendOptions = { config: Pick<Config, 'isProduction'>; now: Date }

/**
 * Suspends an account and ends its sessions; the next sign-in shows the reason. Returns false if it is already
 * suspended. Throws for the last administrator who can sign in.
 */
export async function suspendAccount(
  tx: Database,
  owner: Owner,
  { config, now }: SuspendOptions,
): Promise<boolean> {
  if (owner.type === 'admin') await refuseLastAdministrator(tx, owner, config)
  return setSuspended(tx, owner.id, { blacklisted: true, updated_at: now })
}

/**
 * Unsuspends an account and ends sessions opened during the suspension, so that the customer has to sign in
 * again. Returns false if it is not suspended.
 */
export const unsuspendAccount = (tx: Database, { id }: Owner, now: Date): Promise<boolean> =>
  setSuspended(tx, id, { blacklisted: false, updated_at: now })

async function setSuspended(
  tx: Database,
  id: ObjectId,
  change: { blacklisted: boolean; updated_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .where('blacklisted', '!=', change.blacklisted)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await closeAccountSessions(tx, id)
  return true
}

/**
 * Locks all administrators: otherwise two concurrent commands could suspend the last two, each relying on the
 * other's account.
 */
async function refuseLastAdministrator(
  tx: Database,
  owner: Owner,
  config: SuspendOptions['config'],
) {
  const administrators = await tx
    .selectFrom('account')
    .select('id')
    .where('type', '=', 'admin')
    .where('blacklisted', '=', false)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const [first, ...others] = administrators.filter((one) => !isBlockedDemoAccount(one, config))
  if (first?.id === owner.id && others.length === 0)
    throw new Error(
      `${owner.email} is the last administrator who can sign in. Create another one first; reset-password ends their sessions.`,
    )
}
