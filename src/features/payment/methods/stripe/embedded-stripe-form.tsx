import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { Stack } from '#ui/style/styled.ts'

import { loadStripeOnce } from './load-stripe.ts'
import { FormBroken } from '../../forms/form-broken.tsx'
import type { StripeFormProps } from './stripe-form.tsx'
import { TestNotice } from '../../forms/test-notice.tsx'

/**
 * Stripe's page in a frame, for backends without `paymentsForBookings`. The frame has its own button, which
 * shows the charge, and redirects to `/checkout-session/{id}` after the payment.
 */
export function EmbeddedStripeForm({ actor }: StripeFormProps) {
  const { language } = usePreferences()
  const [attempt, setAttempt] = useState(1)
  const { clientSecret, offers } = useSelector(actor, ({ context }) => context)
  const offer = offers.find(({ name }) => name === 'stripe')
  if (!clientSecret || !offer?.publicKey) return null

  const frame = { publicKey: offer.publicKey, language, clientSecret }
  return (
    <Stack gap="5">
      {offer.isTest ? <TestNotice /> : null}
      <Frame
        key={`${clientSecret} ${language} ${attempt}`}
        frame={frame}
        onComplete={() => actor.send({ type: 'provider.approved' })}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Stack>
  )
}

interface FrameProps {
  frame: { publicKey: string; language: string; clientSecret: string }
  onComplete: () => void
  onRetry: () => void
}

/** Stripe allows one frame at a time, so the next one waits until the previous one is destroyed. */
let lastFrameDestroyed = Promise.resolve()

/** Uses the props of the first render only. To change them, pass a different key, which mounts a new frame. */
function Frame(props: FrameProps) {
  const [{ frame, onComplete, onRetry }] = useState(props)
  const element = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isOver = false
    const opening = lastFrameDestroyed.then(async () => {
      const stripe = await loadStripeOnce(frame.publicKey, frame.language)
      const { clientSecret } = frame
      const opened = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete })
      if (!isOver && element.current) opened.mount(element.current)
      return opened
    })
    opening.catch((error: unknown) => isOver || setFailure(error))
    return () => {
      isOver = true
      lastFrameDestroyed = opening.then((opened) => opened.destroy()).catch(() => undefined)
    }
  }, [frame, onComplete])

  if (failure !== null) return <FormBroken failure={failure} onRetry={onRetry} />
  return <div ref={element} />
}
