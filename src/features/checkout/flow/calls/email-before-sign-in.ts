import type { Attempt } from '@masar/machines/placing/placing-facts.ts'

/** What a customer typed as a guest: an account has an address and is asked for none. */
export const emailBeforeSignIn = ({
  userId,
  draft,
}: Pick<Attempt, 'userId' | 'draft'>): string | null =>
  userId !== null && draft.driver.email !== '' ? draft.driver.email : null
