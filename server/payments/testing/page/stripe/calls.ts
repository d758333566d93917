import type { PageSession, SessionKey } from '../messages.ts'

const PAYMENT_PAGES_URL = 'https://api.stripe.com/v1/payment_pages'

/** Calls the API from the page or the frame as the real script does: form-encoded, with the publishable key. */
export async function callStripe(
  { id, clientSecret, publishableKey }: SessionKey,
  what: 'init' | 'confirm',
  card: Record<string, string> = {},
): Promise<PageSession> {
  const form = new URLSearchParams({ key: publishableKey, client_secret: clientSecret })
  for (const [field, value] of Object.entries(card)) form.set(`card[${field}]`, value)
  const response = await fetch(`${PAYMENT_PAGES_URL}/${id}/${what}`, { method: 'POST', body: form })
  const answer = (await response.json()) as PageSession & { error: { message: string } | null }
  if (!response.ok) throw new Error(answer.error?.message ?? 'Something went wrong.')
  return answer
}
