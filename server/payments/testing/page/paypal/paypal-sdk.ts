import type {
  CreateOrderPromise,
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
  PayPalPresentationModeOptions,
} from '@paypal/react-paypal-js/sdk-v6'

import { defineButton } from './button.ts'
import { openModal, openPopup, type PayPalWindow } from './window.ts'

/**
 * Fakes the script of www.paypal.com (web SDK v6) in tests: implements what `@paypal/react-paypal-js/sdk-v6`
 * calls for one payment, on top of the simulator.
 */

function createPaymentSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
  let shown: PayPalWindow | null = null
  const close = () => {
    shown?.close()
    shown = null
  }
  return {
    start: async (presentation?: PayPalPresentationModeOptions, order?: CreateOrderPromise) => {
      shown = openWindow(presentation?.presentationMode ?? 'auto')
      try {
        const orderId = options.orderId ?? (await order)?.orderId
        if (!orderId) throw new Error('There is no order.')
        shown.show(orderId)
        await reportOutcome(options, orderId, await shown.ended)
      } catch (error) {
        options.onError?.(createSdkError('ERR_PAYMENT', String(error), false))
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

async function reportOutcome(
  { onApprove, onCancel, onComplete }: PayPalOneTimePaymentSessionOptions,
  orderId: string,
  ending: 'approved' | 'cancelled',
): Promise<void> {
  if (ending === 'approved')
    await onApprove?.({ orderId, payerId: 'PAYER00000001', fundingSource: 'paypal' })
  else onCancel?.({ orderId })
  onComplete?.({ paymentSessionState: ending === 'approved' ? 'approved' : 'canceled' })
}

function openWindow(mode: string): PayPalWindow {
  const popup = mode === 'modal' ? null : openPopup()
  if (popup) return popup
  if (mode === 'popup')
    throw createSdkError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'Unable to open popup window', true)
  return openModal()
}

const createSdkError = (code: string, message: string, isRecoverable: boolean) =>
  Object.assign(new Error(message), { code, isRecoverable })

async function createInstance({ clientId, clientToken }: Record<string, unknown>) {
  if (!clientId && !clientToken) throw createSdkError('ERR_INVALID_CLIENT', 'No client ID', false)
  defineButton()
  const eligible = { isEligible: (method: string) => method === 'paypal', getDetails: () => null }
  return {
    createPayPalOneTimePaymentSession: createPaymentSession,
    findEligibleMethods: async () => eligible,
    hydrateEligibleMethods: () => eligible,
    updateLocale: () => {},
  }
}

Object.assign(window, { paypal: { version: '6.0.0', createInstance } })
