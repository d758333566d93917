import { wasAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'

/**
 * Returns whether an address has an account. Returns false when the check fails, so that it does not prevent a
 * booking.
 */
export async function isEmailTaken(api: Api, email: string): Promise<boolean> {
  const body = { email, appType: 'frontend' } as const
  const isFree = await wasAccepted(
    api.POST('/api/validate-email', { body, parseAs: 'text' }),
  ).catch(() => true)
  return !isFree
}
