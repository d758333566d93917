import type { Config } from '../config/config.ts'
import type { ObjectId } from '../db/object-id.ts'
import { accountId, demoAccounts } from '../demo/demo-accounts.ts'

/** Former keys of renamed demo accounts, which older databases still contain. */
const FORMER_KEYS = ['desk']

export const DEMO_ACCOUNT_IDS: readonly ObjectId[] = [
  ...Object.keys(demoAccounts),
  ...FORMER_KEYS,
].map(accountId)

export const isDemoAccount = ({ id }: { id: ObjectId }): boolean => DEMO_ACCOUNT_IDS.includes(id)

/** The passwords of the demo data are public: with real customers these accounts cannot sign in. */
export const isDemoBarred = (
  account: { id: ObjectId },
  { isProduction }: Pick<Config, 'isProduction'>,
) => isProduction && isDemoAccount(account)
