import { addPageScript } from '#api/cache/page-script.ts'

const SCRIPT = '/web-sdk/v6/core'
const TEST_HOST = 'https://www.sandbox.paypal.com'
const LIVE_HOST = 'https://www.paypal.com'

/**
 * Loads PayPal's script, which is the same for all languages and currencies. `PayPalProvider` finds it in the
 * page, and creates an instance for one language and currency.
 */
export async function loadPayPal(isTest: boolean, signal: AbortSignal): Promise<void> {
  if (hasPayPal()) return
  await addPageScript(`${isTest ? TEST_HOST : LIVE_HOST}${SCRIPT}`, hasPayPal, signal)
}

function hasPayPal(): boolean {
  const paypal: unknown = Reflect.get(window, 'paypal')
  const version: unknown =
    typeof paypal === 'object' && paypal !== null ? Reflect.get(paypal, 'version') : null
  return typeof version === 'string' && version.startsWith('6')
}
