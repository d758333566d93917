import type { UserType } from '../car/catalogue.ts'

const OPEN_AFTERWARDS_MS = 30 * 86_400_000

export type MessageAuthor = 'customer' | 'supplier'

/** Staff and administrators write for the supplier. */
export const messageAuthor = (type: UserType): MessageAuthor =>
  type === 'user' ? 'customer' : 'supplier'

/**
 * Until when messages about a booking can be sent: 30 days after its drop-off, or after its
 * cancellation if that was earlier. Afterwards they can only be read.
 */
export function messagesCloseAt({ to, cancelledAt }: { to: Date; cancelledAt: Date | null }): Date {
  const end = cancelledAt && cancelledAt < to ? cancelledAt : to
  return new Date(end.getTime() + OPEN_AFTERWARDS_MS)
}
