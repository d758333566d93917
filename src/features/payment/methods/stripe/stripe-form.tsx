import { Trans } from '@lingui/react/macro'
import {
  CheckoutElementsProvider,
  PaymentElement,
  useCheckoutElements,
} from '@stripe/react-stripe-js/checkout'
import { useSelector } from '@xstate/react'
import { useState } from 'react'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { Skeleton } from '#ui/page/skeleton.tsx'
import { Stack } from '#ui/style/styled.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'

import type { PaymentActor } from '../../payment-actor.ts'
import { loadStripeOnce } from './load-stripe.ts'
import { PayText } from '../../forms/charge-text.tsx'
import { FormBroken } from '../../forms/form-broken.tsx'
import { type StripeCheckout, payWithStripe } from './pay-with-stripe.ts'
import { TestNotice } from '../../forms/test-notice.tsx'

export interface StripeFormProps {
  actor: PaymentActor
}

/**
 * Stripe's own fields, in the language and colours of the page; our code never receives card data.
 */
export function StripeForm({ actor }: StripeFormProps) {
  const { language, theme } = usePreferences()
  const [attempt, setAttempt] = useState(1)
  const { paymentId, clientSecret, offers } = useSelector(actor, ({ context }) => context)
  const offer = offers.find(({ name }) => name === 'stripe')
  if (!clientSecret || !offer?.publicKey) return null

  return (
    <Stack gap="5">
      {offer.isTest ? <TestNotice /> : null}
      <CheckoutElementsProvider
        // Mounts a new form when one of these values changes, because Stripe cannot change them afterwards.
        key={`${paymentId} ${language} ${theme} ${attempt}`}
        stripe={loadStripeOnce(offer.publicKey, language)}
        options={{
          clientSecret,
          elementsOptions: { appearance: { theme: theme === 'dark' ? 'night' : 'stripe' } },
        }}
      >
        <StripeFields actor={actor} onRetry={() => setAttempt(attempt + 1)} />
      </CheckoutElementsProvider>
    </Stack>
  )
}

interface StripeFieldsProps extends StripeFormProps {
  onRetry: () => void
}

function StripeFields({ actor, onRetry }: StripeFieldsProps) {
  const result = useCheckoutElements()
  const [failure, setFailure] = useState<unknown>(null)

  if (failure !== null) return <FormBroken failure={failure} onRetry={onRetry} />
  if (result.type === 'error') return <FormBroken failure={result.error} onRetry={onRetry} />
  if (result.type === 'loading') return <Skeleton height="12rem" aria-busy />
  return <Fields actor={actor} checkout={result.checkout} onFailure={setFailure} />
}

interface FieldsProps extends StripeFormProps {
  checkout: StripeCheckout
  onFailure: (failure: unknown) => void
}

function Fields({ actor, checkout, onFailure }: FieldsProps) {
  const busy = useSelector(actor, (payment) => payment.hasTag('busy'))

  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void payWithStripe(actor, checkout)
      }}
    >
      <Stack gap="5">
        <PaymentElement onLoadError={({ error }) => onFailure(error)} />
        <SubmitButton busy={busy} busyText={<Trans>Processing payment…</Trans>}>
          <PayText actor={actor} />
        </SubmitButton>
      </Stack>
    </form>
  )
}
