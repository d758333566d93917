import { wasAccepted } from '../answer.ts'
import type { Api } from '../client.ts'

/** Whether an address has an account; nobody is kept from booking because the question failed. */
export async function isEmailTaken(api: Api, email: string): Promise<boolean> {
  const body = { email, appType: 'frontend' } as const
  const isFree = await wasAccepted(
    api.POST('/api/validate-email', { body, parseAs: 'text' }),
  ).catch(() => true)
  return !isFree
}
