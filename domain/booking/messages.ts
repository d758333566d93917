import type { UserType } from '../car/catalogue.ts'

const MESSAGING_PERIOD_MS = 30 * 86_400_000

export type MessageAuthor = 'customer' | 'supplier'

/** Returns the side that a user writes for: suppliers and administrators write for the supplier. */
export const getMessageAuthor = (type: UserType): MessageAuthor =>
  type === 'user' ? 'customer' : 'supplier'

/**
 * Returns when the conversation about a booking closes: 30 days after its drop-off, or after its cancellation
 * if that was earlier. Afterwards messages can only be read.
 */
export function getMessageDeadline({
  to,
  cancelledAt,
}: {
  to: Date
  cancelledAt: Date | null
}): Date {
  const end = cancelledAt && cancelledAt < to ? cancelledAt : to
  return new Date(end.getTime() + MESSAGING_PERIOD_MS)
}
