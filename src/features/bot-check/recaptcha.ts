/** The script of Google's reCAPTCHA version 3, which never asks visitors to solve a puzzle. */
export const RECAPTCHA_SCRIPT_URL = 'https://www.google.com/recaptcha/api.js'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>
}

export async function fetchBotCheckToken(siteKey: string, action: string): Promise<string> {
  // The script loads more code; `execute` exists only once `ready` has called back.
  await new Promise<void>((ready) => findRecaptcha()?.ready(ready))
  const token = await findRecaptcha()?.execute(siteKey, { action })
  if (!token) throw new Error('The bot check has made no token.')
  return token
}

export function findRecaptcha(): Recaptcha | null {
  const found: unknown = Reflect.get(window, 'grecaptcha')
  return isRecaptcha(found) ? found : null
}

const isRecaptcha = (value: unknown): value is Recaptcha =>
  typeof value === 'object' && value !== null && 'ready' in value
