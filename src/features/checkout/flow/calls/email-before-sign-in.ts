import type { Attempt } from '@masar/machines/placing/placing-facts.ts'

/**
 * Returns the email address that a customer entered as a guest before signing in, or null. Signed-in customers
 * are not asked for an address.
 */
export const findEmailBeforeSignIn = ({
  userId,
  draft,
}: Pick<Attempt, 'userId' | 'draft'>): string | null =>
  userId !== null && draft.driver.email !== '' ? draft.driver.email : null
