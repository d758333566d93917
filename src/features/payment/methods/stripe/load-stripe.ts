import type { Stripe, StripeElementLocale } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

import { isLanguage } from '@masar/domain/service/languages.ts'
import { ApiProblem } from '#api/problem.ts'

const stripeInstances = new Map<string, Promise<Stripe>>()

/**
 * Loads Stripe in a language. Callers with the same key and language share an instance. The script is in the
 * page only once.
 */
export function loadStripeOnce(publicKey: string, language: string): Promise<Stripe> {
  const name = `${publicKey} ${language}`
  const known = stripeInstances.get(name)
  if (known) return known
  const making = makeStripe(publicKey, language)
  stripeInstances.set(name, making)
  making.catch(() => stripeInstances.delete(name))
  return making
}

/** Fails a pending script when the caller aborts, so that the next attempt loads a new one. */
export async function loadAbortableStripe(
  publicKey: string,
  language: string,
  signal: AbortSignal,
): Promise<void> {
  const over = new AbortController()
  signal.addEventListener('abort', failPendingScript, over)
  try {
    await loadStripeOnce(publicKey, language)
  } finally {
    over.abort()
  }
}

async function makeStripe(publicKey: string, language: string): Promise<Stripe> {
  const loading = loadStripe(publicKey, { locale: toStripeLocale(language) })
  const stripe = await loading.catch(() => Promise.reject(new ApiProblem({ kind: 'network' })))
  if (!stripe) throw new Error('There is no Stripe outside a browser.')
  return stripe
}

/** Fails to compile if the site has a language that Stripe does not support. */
const toStripeLocale = (language: string): StripeElementLocale =>
  isLanguage(language) ? language : 'auto'

/** Stripe's own loader waits for a script forever. An error event makes the loader insert a new script. */
function failPendingScript(): void {
  const script = [...document.scripts].find(({ src }) => src.startsWith('https://js.stripe.com/'))
  script?.dispatchEvent(new Event('error'))
}
