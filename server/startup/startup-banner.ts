import type { AddressInfo } from 'node:net'

import { PAYMENT_COMPANIES, PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'
import { TEST_CARDS, type TestCardOutcome } from '@masar/domain/payment/test-cards.ts'

import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connection/connect.ts'
import { demoAccounts } from '../demo/demo-accounts.ts'
import { describeMailing } from '../mail/delivery/start-mailing.ts'

/** Returns the address with the actual port; any free port may have been requested. */
export const getHomeAddress = ({ port }: AddressInfo, config: Config): string =>
  port === config.port ? config.publicUrl.origin : `http://localhost:${port}`

/** Formats information for a developer who has just started the server. */
export function formatStartupBanner(
  address: AddressInfo,
  config: Config,
  kind: Connection['kind'],
): string {
  const where = kind === 'embedded' ? `embedded in ${config.dataDir}` : 'PostgreSQL'
  const home = getHomeAddress(address, config)
  return [
    '',
    `Masar is at ${home}  (database: ${where})`,
    '',
    ...listDemoAccounts(config),
    ...describePayments(config),
    describeMailing(config, home),
    ...describeDemoSupplier(config),
    ...(config.seed ? ['How to trigger errors: server/README.md'] : []),
    '',
  ].join('\n')
}

/** Lists the demo accounts, if they are enabled. */
function listDemoAccounts({ seed }: Pick<Config, 'seed'>): string[] {
  if (!seed) return []
  const accounts = Object.values(demoAccounts).map(({ email, password, whatFor }) =>
    [`  ${email.padEnd(24)}`, (password ?? '(none)').padEnd(16), whatFor].join(' '),
  )
  return ['Sign in as:', ...accounts, '']
}

const describeDemoSupplier = ({ demoSupplierSeconds: seconds }: Config) =>
  seconds > 0 ? [`The demo supplier confirms bookings and cancels after ${seconds} seconds.`] : []

const OUTCOME_TEXTS: Record<TestCardOutcome, string> = {
  accepted: 'accepted',
  declined: 'declined',
  'insufficient-funds': 'declined: insufficient funds',
  challenge: 'requires 3-D Secure',
  'connection-lost': 'charged, then the connection breaks',
  slow: 'accepted after half a minute',
  'provider-down': 'the provider does not respond',
}

/** Lists the payment providers, and the sandbox's test cards. */
function describePayments(config: Config): string[] {
  const { sandbox } = config
  const named = PAYMENT_PROVIDERS.flatMap((name) => (config[name] && PAYMENT_COMPANIES[name]) || [])
  const others = named.length > 0 ? [`Online payments by ${named.join(' and ')}.`] : []
  if (!sandbox)
    return others.length > 0 ? others : ['No online payments: no provider is configured.']
  const cards = TEST_CARDS.map(({ number, outcome }) => `  ${number}  ${OUTCOME_TEXTS[outcome]}`)
  return [...others, 'Payment sandbox (no money moves), with any later expiry and code:', ...cards]
}
