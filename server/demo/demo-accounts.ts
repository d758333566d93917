import type { Language } from '@masar/domain/service/languages.ts'

import { demoId } from './identity.ts'

export interface DemoAccount {
  key: string
  type: 'admin' | 'supplier' | 'user'
  email: string
  /** Null for an account that signs in through a social provider alone. */
  password: string | null
  fullName: string
  language: Language
  verified: boolean
  blacklisted: boolean
  /** What somebody who tries the demo wants this account for. */
  whatFor: string
}

const PASSWORD = 'sidi-bou-said'

const customer = (
  key: string,
  fullName: string,
  language: DemoAccount['language'],
  whatFor: string,
): DemoAccount => ({
  key,
  type: 'user',
  email: `${key}@masar.example`,
  password: PASSWORD,
  fullName,
  language,
  verified: true,
  blacklisted: false,
  whatFor,
})

/** Everybody who can sign in to the demo (and one who cannot), with the reason to do so. */
export const demoAccounts = {
  yasmine: customer('yasmine', 'Yasmine Trabelsi', 'fr', 'customer with bookings in every status'),
  oliver: customer('oliver', 'Oliver Bennett', 'en', 'customer who reads English'),
  carmen: customer('carmen', 'Carmen Ortega', 'es', 'customer who reads Spanish'),
  nour: customer('nour', 'Nour Hamdi', 'fr', 'customer without any booking yet'),
  sami: {
    ...customer('sami', 'Sami Gharbi', 'fr', 'customer who has not verified the address'),
    verified: false,
  },
  karim: {
    ...customer('karim', 'Karim Jaziri', 'fr', 'suspended customer'),
    blacklisted: true,
  },
  lucie: {
    ...customer('lucie', 'Lucie Moreau', 'fr', 'customer without a password (social sign-in)'),
    password: null,
  },
  jasmin: {
    ...customer('jasmin', 'Jasmin Auto', 'fr', 'supplier account of Jasmin Auto'),
    type: 'supplier',
  },
  admin: {
    ...customer('admin', 'Masar', 'en', 'administrator'),
    type: 'admin',
  },
} as const satisfies Record<string, DemoAccount>

export type DemoAccountName = keyof typeof demoAccounts

export const accountId = (key: string) => demoId('account', key)
