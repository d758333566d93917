import type { Config } from '../config/config.ts'
import type { ObjectId } from '../db/object-id.ts'
import { accountId, demoAccounts } from '../demo-world/demo-accounts.ts'

export const DEMO_ACCOUNT_IDS: readonly ObjectId[] = Object.keys(demoAccounts).map(accountId)

export const isDemoAccount = ({ id }: { id: ObjectId }): boolean => DEMO_ACCOUNT_IDS.includes(id)

/** The passwords of the demo world are published: where customers are real it stays outside. */
export const isDemoBarred = (
  account: { id: ObjectId },
  { isProduction }: Pick<Config, 'isProduction'>,
) => isProduction && isDemoAccount(account)
