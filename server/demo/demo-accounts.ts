import type { Language } from '@masar/domain/service/languages.ts'

import { toDemoId } from './identity.ts'

export interface DemoAccount {
  key: string
  type: 'admin' | 'supplier' | 'user'
  email: string
  /** Null for an account that can sign in only through a social provider. */
  password: string | null
  fullName: string
  language: Language
  verified: boolean
  blacklisted: boolean
  /** What users of the demo can try with this account. */
  whatFor: string
}

const PASSWORD = 'sidi-bou-said'

const makeCustomer = (
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

/** All demo accounts with their purposes, including one account that cannot sign in. */
export const demoAccounts = {
  yasmine: makeCustomer(
    'yasmine',
    'Yasmine Trabelsi',
    'fr',
    'customer with bookings in every status',
  ),
  oliver: makeCustomer('oliver', 'Oliver Bennett', 'en', 'customer who reads English'),
  carmen: makeCustomer('carmen', 'Carmen Ortega', 'es', 'customer who reads Spanish'),
  nour: makeCustomer('nour', 'Nour Hamdi', 'fr', 'customer without any booking yet'),
  sami: {
    ...makeCustomer('sami', 'Sami Gharbi', 'fr', 'customer who has not verified the address'),
    verified: false,
  },
  karim: {
    ...makeCustomer('karim', 'Karim Jaziri', 'fr', 'suspended customer'),
    blacklisted: true,
  },
  lucie: {
    ...makeCustomer('lucie', 'Lucie Moreau', 'fr', 'customer without a password (social sign-in)'),
    password: null,
  },
  jasmin: {
    ...makeCustomer('jasmin', 'Jasmin Auto', 'fr', 'supplier account of Jasmin Auto'),
    type: 'supplier',
  },
  admin: {
    ...makeCustomer('admin', 'Masar', 'en', 'administrator'),
    type: 'admin',
  },
} as const satisfies Record<string, DemoAccount>

export type DemoAccountName = keyof typeof demoAccounts

export const toAccountId = (key: string) => toDemoId('account', key)
