import { ProviderDownError } from '../provider.ts'

/** Sends a request; throws `ProviderDownError` when PayPal is unreachable or times out. */
export async function sendToPayPal(call: () => Promise<Response>): Promise<Response> {
  try {
    return await call()
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown'
    throw new ProviderDownError(`PayPal cannot be reached (${kind}).`)
  }
}

/** Reads a JSON body; throws `ProviderDownError` when the connection breaks halfway or the body is not JSON. */
export async function readJsonBody<T>(response: Response): Promise<T> {
  const text = await response.text().catch(() => null)
  if (text === null) throw new ProviderDownError('PayPal broke off in the middle of an answer.')
  try {
    return JSON.parse(text) as T
  } catch {
    throw new ProviderDownError('PayPal answers with something other than JSON.')
  }
}
