import { vi } from 'vitest'

import { deferred, type Deferred } from '#testing/deferred.ts'

export type Said =
  | { type: 'success' }
  | { type: 'error'; error: { code: string | null; message: string } }

/** What Stripe has been asked, and what it says to that. */
export interface StripeInPage {
  opened: { clientSecret: string }[]
  locales: string[]
  /** The form does not open. */
  isOut: boolean
  /** The fields are not what they should be. */
  isWrong: boolean
  confirm: ReturnType<typeof vi.fn<(options: object) => Promise<Said>>>
  confirmation: Deferred<Said>
}

const nothing = () => undefined

let page: StripeInPage
let frames: EmbeddedStripe

/** What has been asked of the page of Stripe in a frame. */
export interface EmbeddedStripe {
  /** The secrets of the frames that stand. */
  embedded: string[]
  /** It has been paid. */
  complete: () => void
}

/** The same for a session that Stripe shows in a frame of its own. */
export function putEmbeddedStripeInPage(): EmbeddedStripe {
  putStripeInPage()
  frames = { embedded: [], complete: nothing }
  return frames
}

/**
 * Stands in for what Stripe's script leaves in a page, for one test: only what the form calls. The
 * browser tests have a larger one, which speaks to a simulator.
 */
export function putStripeInPage(): StripeInPage {
  const confirmation = deferred<Said>()
  const confirm = vi.fn<(options: object) => Promise<Said>>(() => confirmation.promise)
  page = { opened: [], locales: [], isOut: false, isWrong: false, confirm, confirmation }
  vi.stubGlobal('Stripe', makeStripe)
  return page
}

const element = {
  on: () => element,
  off: () => element,
  mount: nothing,
  update: nothing,
  destroy: nothing,
}

const actions = {
  getSession: () => ({ id: 'cs_1' }),
  validateElements: () => Promise.resolve({ type: page.isWrong ? 'error' : 'success', error: {} }),
  confirm: (options: object) => page.confirm(options),
}

/** Stripe's loader keeps it for every test of a file, so that it asks for the page of now. */
function makeStripe(_publicKey: string, { locale }: { locale: string }) {
  page.locales.push(locale)
  return {
    elements: nothing,
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    createEmbeddedCheckoutPage(options: { clientSecret: string; onComplete: () => void }) {
      return Promise.resolve({
        mount() {
          frames.embedded.push(options.clientSecret)
          frames.complete = options.onComplete
        },
        destroy: nothing,
      })
    },
    initCheckoutElementsSdk(options: { clientSecret: string }) {
      page.opened.push(options)
      const error = { message: 'The session is not there.', code: null }
      return {
        on: nothing,
        loadActions: () =>
          Promise.resolve(page.isOut ? { type: 'error', error } : { type: 'success', actions }),
        createPaymentElement: () => element,
        getPaymentElement: () => element,
      }
    },
  }
}
