import {
  PayPalButtons,
  type PayPalButtonsComponentProps,
  PayPalScriptProvider,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { logFailure } from '#api/cache/log-failure.ts'
import { toSdkScript } from '@masar/machines/payment-sdk/sdk-script.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'

import type { PaymentActor } from '../../payment-actor.ts'
import { FormBroken } from '../../forms/form-broken.tsx'
import type { PayPalFormProps } from './paypal-form.tsx'

/**
 * PayPal's own buttons, for backends without `paymentsForBookings`: the page captures the money,
 * and the server only checks whether it was captured.
 */
export function CapturingPayPalForm({ actor }: PayPalFormProps) {
  const { language: locale } = usePreferences()
  const [attempt, setAttempt] = useState(1)
  const { charge, offers } = useSelector(actor, ({ context }) => context)
  const clientId = offers.find(({ name }) => name === 'payPal')?.publicKey
  if (!charge || !clientId) return null
  const { currency } = charge
  const script = toSdkScript({ provider: 'payPal', locale, currency })
  const options = {
    clientId,
    currency,
    intent: 'capture',
    ...(script.locale && { locale: script.locale }),
  }

  return (
    <PayPalScriptProvider key={`${JSON.stringify(script)} ${attempt}`} options={options}>
      <Buttons actor={actor} onRetry={() => setAttempt(attempt + 1)} />
    </PayPalScriptProvider>
  )
}

interface ButtonsProps extends PayPalFormProps {
  onRetry: () => void
}

function Buttons({ actor, onRetry }: ButtonsProps) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer()
  const orderId = useSelector(actor, ({ context }) => context.paymentId)
  if (isRejected) return <FormBroken failure={new Error('PayPal is out.')} onRetry={onRetry} />
  if (isPending || !orderId) return <Skeleton height="12" aria-busy />

  return (
    <PayPalButtons
      createOrder={() => Promise.resolve(orderId)}
      onApprove={(_approved, actions) => captureApprovedOrder(actor, actions)}
      onCancel={() => actor.send({ type: 'provider.closed' })}
      onError={(failure) => {
        logFailure(failure)
        actor.send({ type: 'provider.failed' })
      }}
    />
  )
}

type ApprovedActions = Parameters<NonNullable<PayPalButtonsComponentProps['onApprove']>>[1]

/**
 * Captures the order. Always checks the status with the backend afterwards, because the response can be lost
 * after the money was captured.
 */
async function captureApprovedOrder(
  actor: PaymentActor,
  { order, restart }: ApprovedActions,
): Promise<void> {
  actor.send({ type: 'payment.submitted' })
  try {
    await order?.capture()
    actor.send({ type: 'provider.approved' })
  } catch (error) {
    logFailure(error)
    if (String(error).includes('INSTRUMENT_DECLINED')) restart()
    else actor.send({ type: 'provider.lost' })
  }
}
