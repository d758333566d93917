import { addDays, type CalendarDate } from '@masar/domain/rental/calendar.ts'

import { toAccountId, type DemoAccount, demoAccounts } from './demo-accounts.ts'
import { toSupplierId } from './fleet/car.ts'
import { PAST_CUSTOMERS } from './past-customers.ts'

export type PasswordHasher = (plain: string) => Promise<string>

const PROFILES: Record<string, { phone: string; birthDate: CalendarDate; city: string }> = {
  yasmine: { phone: '+21623450987', birthDate: '1991-05-14', city: 'Tunis' },
  oliver: { phone: '+447700900210', birthDate: '1986-11-02', city: 'Bristol' },
  carmen: { phone: '+34611223344', birthDate: '1994-02-27', city: 'Valencia' },
  nour: { phone: '+21652781034', birthDate: '1998-08-19', city: 'Sousse' },
  sami: { phone: '+21699530172', birthDate: '1990-01-30', city: 'Sfax' },
  karim: { phone: '+21628417650', birthDate: '1983-06-08', city: 'Bizerte' },
  lucie: { phone: '+33612340056', birthDate: '1992-09-23', city: 'Lyon' },
}

const ACCOUNT_AGE_DAYS = 800

/** Creates the rows of all users: the demo accounts and the customers whose bookings occupy cars. */
export async function makePeopleRows(today: CalendarDate, hashPassword: PasswordHasher) {
  const demo = await Promise.all(
    Object.values<DemoAccount>(demoAccounts).map(async (account) => ({
      ...makeDemoRow(account, today),
      password_hash: account.password === null ? null : await hashPassword(account.password),
    })),
  )
  return [...demo, ...PAST_CUSTOMERS.map((_, index) => makePastCustomerRow(index, today))]
}

export const toPastCustomerId = (index: number) =>
  toAccountId(`stranger/${index % PAST_CUSTOMERS.length}`)

function makeDemoRow(account: DemoAccount, today: CalendarDate) {
  const profile = PROFILES[account.key]
  return {
    ...makeCommonRow(toAccountId(account.key), today),
    type: account.type,
    supplier_id: account.type === 'supplier' ? toSupplierId('jasmin') : null,
    email: account.email,
    full_name: account.fullName,
    phone: profile?.phone ?? null,
    birth_date: profile?.birthDate ?? null,
    location: profile?.city ?? null,
    language: account.language,
    verified: account.verified,
    blacklisted: account.blacklisted,
  }
}

function makePastCustomerRow(index: number, today: CalendarDate) {
  const [fullName, language, phone, year] =
    PAST_CUSTOMERS[index % PAST_CUSTOMERS.length] ?? PAST_CUSTOMERS[0]
  return {
    ...makeCommonRow(toPastCustomerId(index), today),
    type: 'user' as const,
    supplier_id: null,
    email: `${makeMailbox(fullName)}@mail.example`,
    full_name: fullName,
    phone,
    birth_date: `${year}-0${(index % 9) + 1}-${10 + (index % 18)}`,
    location: null,
    language,
    verified: true,
    blacklisted: false,
    password_hash: null,
  }
}

function makeCommonRow(id: string, today: CalendarDate) {
  const since = `${addDays(today, -ACCOUNT_AGE_DAYS)}T09:00:00.000Z`
  return {
    id,
    bio: null,
    avatar: null,
    license: null,
    active: true,
    enable_email_notifications: true,
    created_at: since,
    updated_at: since,
  }
}

function makeMailbox(fullName: string): string {
  const plain = fullName.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '')
  return plain.toLowerCase().replaceAll(' ', '.')
}
