/** The simulator's description of a session (`stripe/page-calls.ts`). */
export interface PageSession {
  id: string
  amount: number
  currency: string
  item_name: string
  locale: string
  return_url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  next_action: 'authenticate' | null
  error: { message: string; decline_code: string | null } | null
}

/** What the page and the card frame need for calls about a session. */
export interface SessionKey {
  id: string
  clientSecret: string
  publishableKey: string
}

/** Messages from the page to the frame. */
export type MessageToFrame = { standIn: 'confirm'; session: SessionKey } | { standIn: 'clear' }

/** Messages from the frame to the page, without card data. */
export type MessageFromFrame =
  | { standIn: 'ready' }
  | { standIn: 'changed'; empty: boolean; complete: boolean }
  | { standIn: 'confirmed'; session: PageSession }
  | { standIn: 'not-confirmed'; message: string }

/** Messages from the bank's frame and from PayPal's window. */
export type MessageFromWindow =
  | { standIn: 'challenge-ended' }
  | { standIn: 'approved' | 'cancelled'; orderId: string }

type ListenerOptions<Message> = {
  /** The only window whose messages are accepted. */
  from: () => unknown
  onMessage: (message: Message) => void
}

/** Listens to messages to this window; returns a function that stops listening. */
export function listenToMessages<Message>({
  from,
  onMessage,
}: ListenerOptions<Message>): () => void {
  const listener = ({ source, data }: MessageEvent) => {
    const isOurs = typeof data === 'object' && data !== null && 'standIn' in data
    if (isOurs && source === from()) onMessage(data as Message)
  }
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}
