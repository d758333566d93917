import type {
  CreateOrderPromise,
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
  PayPalPresentationModeOptions,
} from '@paypal/react-paypal-js/sdk-v6'

import { defineButton } from './button.ts'
import { openModal, openPopup, type PayPalWindow } from './window.ts'

/**
 * Fakes the script of www.paypal.com (web SDK v6) in tests: what `@paypal/react-paypal-js/sdk-v6`
 * calls for one payment, with the simulator behind it.
 */

function paymentSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
  let shown: PayPalWindow | null = null
  const close = () => {
    shown?.close()
    shown = null
  }
  return {
    start: async (presentation?: PayPalPresentationModeOptions, order?: CreateOrderPromise) => {
      shown = windowFor(presentation?.presentationMode ?? 'auto')
      try {
        const orderId = options.orderId ?? (await order)?.orderId
        if (!orderId) throw new Error('There is no order.')
        shown.show(orderId)
        await end(options, orderId, await shown.ended)
      } catch (error) {
        options.onError?.(sdkError('ERR_PAYMENT', String(error), false))
        options.onComplete?.({ paymentSessionState: 'error' })
      } finally {
        close()
      }
    },
    cancel: close,
    destroy: close,
    hasReturned: () => false,
    resume: async () => {},
  }
}

async function end(
  { onApprove, onCancel, onComplete }: PayPalOneTimePaymentSessionOptions,
  orderId: string,
  ending: 'approved' | 'cancelled',
): Promise<void> {
  if (ending === 'approved')
    await onApprove?.({ orderId, payerId: 'PAYER00000001', fundingSource: 'paypal' })
  else onCancel?.({ orderId })
  onComplete?.({ paymentSessionState: ending === 'approved' ? 'approved' : 'canceled' })
}

function windowFor(mode: string): PayPalWindow {
  const popup = mode === 'modal' ? null : openPopup()
  if (popup) return popup
  if (mode === 'popup')
    throw sdkError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'Unable to open popup window', true)
  return openModal()
}

const sdkError = (code: string, message: string, isRecoverable: boolean) =>
  Object.assign(new Error(message), { code, isRecoverable })

async function createInstance({ clientId, clientToken }: Record<string, unknown>) {
  if (!clientId && !clientToken) throw sdkError('ERR_INVALID_CLIENT', 'No client ID', false)
  defineButton()
  const eligible = { isEligible: (method: string) => method === 'paypal', getDetails: () => null }
  return {
    createPayPalOneTimePaymentSession: paymentSession,
    findEligibleMethods: async () => eligible,
    hydrateEligibleMethods: () => eligible,
    updateLocale: () => {},
  }
}

Object.assign(window, { paypal: { version: '6.0.0', createInstance } })
