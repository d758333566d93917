import { vi } from 'vitest'

import { createDeferred, type Deferred } from '#testing/deferred.ts'

export type ConfirmResult =
  | { type: 'success' }
  | { type: 'error'; error: { code: string | null; message: string } }

/** The recorded calls to Stripe, and the responses to return. */
export interface StripeInPage {
  opened: { clientSecret: string }[]
  locales: string[]
  /** Whether the form fails to open. */
  isOut: boolean
  /** Whether the fields are invalid. */
  isWrong: boolean
  confirm: ReturnType<typeof vi.fn<(options: object) => Promise<ConfirmResult>>>
  confirmation: Deferred<ConfirmResult>
}

const doNothing = () => undefined

let page: StripeInPage
let frames: EmbeddedStripe

/** The recorded calls to Stripe's embedded page. */
export interface EmbeddedStripe {
  /** The secrets of the mounted frames. */
  embedded: string[]
  /** Reports that the session is paid. */
  complete: () => void
}

/** Replaces the global of Stripe's script with one for sessions that Stripe shows in its own frame. */
export function putEmbeddedStripeInPage(): EmbeddedStripe {
  putStripeInPage()
  frames = { embedded: [], complete: doNothing }
  return frames
}

/**
 * For one test, replaces the global of Stripe's script with the functions that the form calls. The browser
 * tests have a more complete replacement, which calls a simulator.
 */
export function putStripeInPage(): StripeInPage {
  const confirmation = createDeferred<ConfirmResult>()
  const confirm = vi.fn<(options: object) => Promise<ConfirmResult>>(() => confirmation.promise)
  page = { opened: [], locales: [], isOut: false, isWrong: false, confirm, confirmation }
  vi.stubGlobal('Stripe', makeStripe)
  return page
}

const element = {
  on: () => element,
  off: () => element,
  mount: doNothing,
  update: doNothing,
  destroy: doNothing,
}

const actions = {
  getSession: () => ({ id: 'cs_1' }),
  validateElements: () => Promise.resolve({ type: page.isWrong ? 'error' : 'success', error: {} }),
  confirm: (options: object) => page.confirm(options),
}

/** Stripe's loader caches this instance for all tests of a file, so it reads the current `page`. */
function makeStripe(_publicKey: string, { locale }: { locale: string }) {
  page.locales.push(locale)
  return {
    elements: doNothing,
    createToken: doNothing,
    createPaymentMethod: doNothing,
    confirmCardPayment: doNothing,
    createEmbeddedCheckoutPage(options: { clientSecret: string; onComplete: () => void }) {
      return Promise.resolve({
        mount() {
          frames.embedded.push(options.clientSecret)
          frames.complete = options.onComplete
        },
        destroy: doNothing,
      })
    },
    initCheckoutElementsSdk(options: { clientSecret: string }) {
      page.opened.push(options)
      const error = { message: 'The session is not there.', code: null }
      return {
        on: doNothing,
        loadActions: () =>
          Promise.resolve(page.isOut ? { type: 'error', error } : { type: 'success', actions }),
        createPaymentElement: () => element,
        getPaymentElement: () => element,
      }
    },
  }
}
