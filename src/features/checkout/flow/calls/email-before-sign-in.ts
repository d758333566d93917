import type { Attempt } from '@masar/machines/placing/placing-facts.ts'

/**
 * The address that a customer entered as a guest before signing in: customers with an account are
 * not asked for one.
 */
export const emailBeforeSignIn = ({
  userId,
  draft,
}: Pick<Attempt, 'userId' | 'draft'>): string | null =>
  userId !== null && draft.driver.email !== '' ? draft.driver.email : null
