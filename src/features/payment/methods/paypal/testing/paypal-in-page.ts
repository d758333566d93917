import { vi } from 'vitest'

interface SessionOptions {
  orderId: string
  onApprove: (data: object) => Promise<void>
  onCancel: (data: object) => void
  onError: (error: Error) => void
}

/** The recorded calls to PayPal, and the callbacks of PayPal's window. */
export interface FakePayPal {
  instances: { clientId: string; locale: string }[]
  /** Whether creating an instance fails. */
  isOut: boolean
  session: SessionOptions | null
  start: ReturnType<typeof vi.fn<(options: object) => Promise<void>>>
}

/** Replaces PayPal's global with a fake that has only what the form uses. */
export function installFakePayPal(): FakePayPal {
  const page: FakePayPal = {
    instances: [],
    isOut: false,
    session: null,
    start: vi.fn<(options: object) => Promise<void>>(() => new Promise(() => undefined)),
  }
  vi.stubGlobal('paypal', {
    version: '6.0.0',
    createInstance(options: { clientId: string; locale: string }) {
      page.instances.push(options)
      if (page.isOut) return Promise.reject(new Error('No such client.'))
      return Promise.resolve({
        createPayPalOneTimePaymentSession(session: SessionOptions) {
          page.session = session
          return { start: page.start, cancel: () => undefined, destroy: () => undefined }
        },
      })
    },
  })
  return page
}
