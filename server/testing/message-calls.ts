import type { components } from '@masar/openapi/schema.d.ts'

import type { Browser } from './browser.ts'

type Schemas = components['schemas']

export const sendMessageBy = (browser: Browser, id: string, text: unknown, key?: string) =>
  browser.post(
    `/api/booking/${id}/messages`,
    { text },
    { headers: key ? { 'idempotency-key': key } : {} },
  )

export async function readThread(
  browser: Browser,
  id: string,
): Promise<Schemas['BookingMessages']> {
  const { status, body } = await browser.get(`/api/booking/${id}/messages`)
  if (status !== 200) throw new Error(`The messages were refused: ${status}`)
  return body as Schemas['BookingMessages']
}
