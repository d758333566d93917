import { Trans } from '@lingui/react/macro'
import {
  INSTANCE_LOADING_STATE,
  PayPalProvider,
  usePayPal,
  usePayPalOneTimePaymentSession,
} from '@paypal/react-paypal-js/sdk-v6'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { logFailure } from '#api/cache/log-failure.ts'
import { toSdkScript } from '@masar/machines/payment-sdk/sdk-script.ts'
import { usePreferences } from '#ui/menu/preferences.tsx'
import { usePrices } from '#rental/prices.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'

import type { PaymentActor } from '../../payment-actor.ts'
import { FormBroken } from '../../forms/form-broken.tsx'
import { TestNotice } from '../../forms/test-notice.tsx'

export interface PayPalFormProps {
  actor: PaymentActor
}

/** Opens PayPal's window with a button of our own, which shows the charge. */
export function PayPalForm({ actor }: PayPalFormProps) {
  const { language: locale } = usePreferences()
  const [attempt, setAttempt] = useState(1)
  const { charge, offers } = useSelector(actor, ({ context }) => context)
  const offer = offers.find(({ name }) => name === 'payPal')
  if (!charge || !offer?.publicKey) return null
  const { currency } = charge
  const script = toSdkScript({ provider: 'payPal', locale, currency })

  return (
    <Stack gap="5">
      {offer.isTest ? <TestNotice /> : null}
      <PayPalProvider
        key={`${JSON.stringify(script)} ${attempt}`}
        clientId={offer.publicKey}
        environment={offer.isTest ? 'sandbox' : 'production'}
        components={['paypal-payments']}
        // The provider's locale, with a hyphen instead of an underscore (BCP 47).
        locale={script.locale?.replace('_', '-')}
        pageType="checkout"
      >
        <PayPalButton actor={actor} onRetry={() => setAttempt(attempt + 1)} />
      </PayPalProvider>
    </Stack>
  )
}

interface PayPalButtonProps extends PayPalFormProps {
  onRetry: () => void
}

function PayPalButton({ actor, onRetry }: PayPalButtonProps) {
  const { loadingStatus, error } = usePayPal()
  if (error) return <FormBroken failure={error} onRetry={onRetry} />
  if (loadingStatus === INSTANCE_LOADING_STATE.PENDING) return <Skeleton height="12" aria-busy />
  return <OpenPayPal actor={actor} onRetry={onRetry} />
}

function OpenPayPal({ actor, onRetry }: PayPalButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { showIn } = usePrices()
  const { paymentId, charge } = useSelector(actor, ({ context }) => context)
  if (!paymentId) throw new Error('PayPal was opened before there was an order.')
  const { error, handleClick } = usePayPalOneTimePaymentSession({
    orderId: paymentId,
    onApprove: () => Promise.resolve(actor.send({ type: 'provider.approved' })),
    onCancel: () => actor.send({ type: 'provider.closed' }),
    onError: (failure) => {
      logFailure(failure)
      actor.send({ type: 'provider.failed' })
    },
  })
  if (error) return <FormBroken failure={error} onRetry={onRetry} />

  /** The result is reported by the callbacks above, after which this form unmounts. */
  function open() {
    setOpen(true)
    handleClick().catch((failure: unknown) => {
      logFailure(failure)
      actor.send({ type: 'provider.failed' })
    })
  }

  return (
    <styled.form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOpen) open()
      }}
    >
      <SubmitButton busy={isOpen} busyText={<Trans>Continue in PayPal’s window…</Trans>}>
        {charge ? <Trans>Pay {showIn(charge.amount, charge.currency)} with PayPal</Trans> : null}
      </SubmitButton>
    </styled.form>
  )
}
