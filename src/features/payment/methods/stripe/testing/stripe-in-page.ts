import { vi } from 'vitest'

import { createDeferred, type Deferred } from '#testing/deferred.ts'

export type ConfirmResult =
  | { type: 'success' }
  | { type: 'error'; error: { code: string | null; message: string } }

/** The recorded calls to Stripe, and the responses to return. */
export interface FakeStripe {
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

let page: FakeStripe
let frames: FakeEmbeddedStripe

/** The recorded calls to Stripe's embedded page. */
export interface FakeEmbeddedStripe {
  /** The secrets of the mounted frames. */
  embedded: string[]
  /** Reports that the session is paid. */
  complete: () => void
}

/** Replaces Stripe's global with a fake for sessions that Stripe shows in its own frame. */
export function installFakeEmbeddedStripe(): FakeEmbeddedStripe {
  installFakeStripe()
  frames = { embedded: [], complete: doNothing }
  return frames
}

/**
 * For one test, replaces Stripe's global with a fake that has only what the form uses. Browser tests use a more
 * complete fake, which calls a simulator.
 */
export function installFakeStripe(): FakeStripe {
  const confirmation = createDeferred<ConfirmResult>()
  const confirm = vi.fn<(options: object) => Promise<ConfirmResult>>(() => confirmation.promise)
  page = { opened: [], locales: [], isOut: false, isWrong: false, confirm, confirmation }
  vi.stubGlobal('Stripe', makeFakeStripe)
  return page
}

const fakeElement = {
  on: () => fakeElement,
  off: () => fakeElement,
  mount: doNothing,
  update: doNothing,
  destroy: doNothing,
}

const fakeActions = {
  getSession: () => ({ id: 'cs_1' }),
  validateElements: () => Promise.resolve({ type: page.isWrong ? 'error' : 'success', error: {} }),
  confirm: (options: object) => page.confirm(options),
}

/** Stripe's loader caches this instance for all tests of a file, so it reads the current `page`. */
function makeFakeStripe(_publicKey: string, { locale }: { locale: string }) {
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
          Promise.resolve(
            page.isOut ? { type: 'error', error } : { type: 'success', actions: fakeActions },
          ),
        createPaymentElement: () => fakeElement,
        getPaymentElement: () => fakeElement,
      }
    },
  }
}
