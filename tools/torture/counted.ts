import type { BrowserReply } from '../../server/testing/browser.ts'

/** What one of many was answered; null when nothing came. */
export type CountedAnswer = Pick<BrowserReply, 'status' | 'body'> | null

/** What many were answered: `1 x 200, 199 x 409 car-taken`. */
export function tallyReplies(replies: readonly CountedAnswer[]): string {
  const counts = new Map<string, number>()
  for (const reply of replies) {
    const outcome = replyOutcome(reply)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([outcome, count]) => `${count} x ${outcome}`).join(', ')
}

export const failures = (replies: readonly CountedAnswer[]): number =>
  replies.filter((reply) => reply && reply.status >= 500).length

function replyOutcome(reply: CountedAnswer): string {
  if (!reply) return 'no answer'
  const { status, body } = reply
  const code: unknown = typeof body === 'object' && body && 'code' in body ? body.code : undefined
  return typeof code === 'string' ? `${status} ${code}` : String(status)
}

export const repeated = <Result>(
  count: number,
  work: (at: number) => Promise<Result>,
): Promise<Result[]> => Promise.all(Array.from({ length: count }, (_, at) => work(at)))

export const exactly = (came: string, wanted: string) => ({ came, isReached: came === wanted })
