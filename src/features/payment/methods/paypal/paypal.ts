import { msg } from '@lingui/core/macro'
import { Wallet } from 'lucide-react'

import { canCharge } from '@masar/domain/payment/charge.ts'
import { getBaseCurrency } from '@masar/domain/service/operator.ts'

import { makeLazyForm, type PaymentMethod, requirePublicKey } from '../payment-method.ts'

export const payPal: PaymentMethod = {
  icon: Wallet,
  name: msg`PayPal`,
  hint: () =>
    canCharge('payPal', getBaseCurrency())
      ? msg`With your PayPal account.`
      : msg`With your PayPal account. PayPal charges no dinars: you see the amount before you pay.`,
  takesCards: false,
  switchTo: msg`Pay with PayPal instead`,
  form: makeLazyForm(async () => (await import('./paypal-form.tsx')).PayPalForm),
  formBeforeBooking: makeLazyForm(
    async () => (await import('./capturing-paypal-form.tsx')).CapturingPayPalForm,
  ),
  loadScript: async (offer, { capabilities }, signal) => {
    // The buttons that capture an order load their own script.
    if (!capabilities.paymentsForBookings) return
    requirePublicKey(offer)
    const { loadPayPal } = await import('./load-paypal.ts')
    await loadPayPal(offer.isTest, signal)
  },
}
