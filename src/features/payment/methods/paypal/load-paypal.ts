import { addPageScript } from '#api/cache/page-script.ts'

const SCRIPT = '/web-sdk/v6/core'
const TEST_HOST = 'https://www.sandbox.paypal.com'
const LIVE_HOST = 'https://www.paypal.com'

/**
 * PayPal's script, which is the same in every language and for every currency: its instance is made
 * for one, by `PayPalProvider`, which finds the script here.
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
