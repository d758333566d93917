import type { AddressInfo } from 'node:net'

import type { Config } from './config.ts'
import type { Connection } from './db/connect.ts'
import { demoAccounts } from './db/seed/demo-accounts.ts'
import { whereMailsGo } from './mailing.ts'

/** What somebody who has just started it needs to know. */
export function greeting(address: AddressInfo, config: Config, kind: Connection['kind']): string {
  const accounts = Object.values(demoAccounts).map(({ email, password, whatFor }) =>
    [`  ${email.padEnd(24)}`, (password ?? '(none)').padEnd(16), whatFor].join(' '),
  )
  const where = kind === 'embedded' ? `embedded in ${config.dataDir}` : 'PostgreSQL'
  return [
    '',
    `Masar is at http://localhost:${address.port}  (database: ${where})`,
    '',
    'Sign in as:',
    ...accounts,
    '',
    'Sandbox: bookings are paid at the counter.',
    whereMailsGo(config, `http://localhost:${address.port}`),
    'What to type to see a refusal: server/README.md',
    '',
  ].join('\n')
}
