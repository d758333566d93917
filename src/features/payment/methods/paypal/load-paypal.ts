import { addPageScript } from '#api/cache/page-script.ts'

const SCRIPT_PATH = '/web-sdk/v6/core'
const TEST_ORIGIN = 'https://www.sandbox.paypal.com'
const LIVE_ORIGIN = 'https://www.paypal.com'

/**
 * Loads PayPal's script, which is the same for all languages and currencies. `PayPalProvider` uses the script
 * in the page to create an instance for one language and currency.
 */
export async function loadPayPal(isTest: boolean, signal: AbortSignal): Promise<void> {
  if (hasPayPal()) return
  await addPageScript(`${isTest ? TEST_ORIGIN : LIVE_ORIGIN}${SCRIPT_PATH}`, hasPayPal, signal)
}

function hasPayPal(): boolean {
  const paypal: unknown = Reflect.get(window, 'paypal')
  const version: unknown =
    typeof paypal === 'object' && paypal !== null ? Reflect.get(paypal, 'version') : null
  return typeof version === 'string' && version.startsWith('6')
}
