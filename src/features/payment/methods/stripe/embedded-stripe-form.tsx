import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'

import { usePreferences } from '#ui/menu/preferences.tsx'
import { Stack } from '#ui/style/styled.ts'

import { loadStripeOnce } from './load-stripe.ts'
import { FormBroken } from '../../forms/form-broken.tsx'
import type { StripeFormProps } from './stripe-form.tsx'
import { TestNotice } from '../../forms/test-notice.tsx'

/**
 * The page of Stripe in a frame of ours, without `paymentsForBookings`: with a button of its own, which says what
 * is charged. It leads to `/checkout-session/{id}` by itself once it is paid.
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

/** Stripe wants one at a time: the next waits until the one before it is gone. */
let gone = Promise.resolve()

/** Everything is known when it is made, and a change makes another one. */
function Frame(props: FrameProps) {
  const [{ frame, onComplete, onRetry }] = useState(props)
  const element = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<unknown>(null)

  useEffect(() => {
    let isOver = false
    const opening = gone.then(async () => {
      const stripe = await loadStripeOnce(frame.publicKey, frame.language)
      const { clientSecret } = frame
      const opened = await stripe.createEmbeddedCheckoutPage({ clientSecret, onComplete })
      if (!isOver && element.current) opened.mount(element.current)
      return opened
    })
    opening.catch((error: unknown) => isOver || setFailure(error))
    return () => {
      isOver = true
      gone = opening.then((opened) => opened.destroy()).catch(() => undefined)
    }
  }, [frame, onComplete])

  if (failure !== null) return <FormBroken failure={failure} onRetry={onRetry} />
  return <div ref={element} />
}
