import type { Config } from '../config/config.ts'
import type { ObjectId } from '../db/object-id.ts'
import { toAccountId, demoAccounts } from '../demo/demo-accounts.ts'

/** Former keys of renamed demo accounts, which older databases still contain. */
const FORMER_KEYS = ['desk']

export const DEMO_ACCOUNT_IDS: readonly ObjectId[] = [
  ...Object.keys(demoAccounts),
  ...FORMER_KEYS,
].map(toAccountId)

export const isDemoAccount = ({ id }: { id: ObjectId }): boolean => DEMO_ACCOUNT_IDS.includes(id)

/**
 * Whether this is a demo account in production. Demo passwords are public, so these accounts cannot sign in
 * there.
 */
export const isBlockedDemoAccount = (
  account: { id: ObjectId },
  { isProduction }: Pick<Config, 'isProduction'>,
) => isProduction && isDemoAccount(account)
