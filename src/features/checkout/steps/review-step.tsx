import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { billOfTerms, type PaymentTerms } from '#domain/payment.ts'
import { Button } from '#ui/button.tsx'
import { OutsideLink } from '#ui/link.tsx'
import { usePrices } from '#rental/prices.tsx'
import { chakra, Stack } from '#ui/styled.ts'
import { Tick } from '#ui/tick.tsx'
import { P } from '#ui/type.tsx'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import { chosenTerms } from '../flow/chosen-terms.ts'
import { invalidPeople } from '../flow/driver-problems.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { PickUpChecklist } from './pick-up-checklist.tsx'
import { TripInShort } from './trip-in-short.tsx'

export interface ReviewStepProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  busy: 'no' | 'checking' | 'placing'
}

/** The last look before booking: trip, money, what to bring, terms. */
export function ReviewStep({ actor, facts, busy }: ReviewStepProps) {
  const { t, i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, invalid } = context
  const isBusy = busy !== 'no'
  const terms = chosenTerms(context)

  return (
    <chakra.form
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        book(actor, i18n.locale)
        const isUnread = actor.getSnapshot().context.invalid.includes('terms')
        if (isUnread) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <Stack gap="6">
        <TripInShort trip={context.trip} facts={facts} />
        {terms ? <Money terms={terms} /> : null}
        <PickUpChecklist isPaid={terms?.atCounter.total === 0} />
        <div>
          <Tick
            type="checkbox"
            checked={draft.terms}
            disabled={isBusy}
            error={invalid.includes('terms') ? t`Please accept the terms of use.` : undefined}
            onChange={(event) =>
              actor.send({ type: 'terms.answered', accepted: event.target.checked })
            }
          >
            <Trans>I accept the terms of use.</Trans>
          </Tick>
          <P size="sm" ps="8">
            <OutsideLink href="/tos" target="_blank">
              <Trans>Read the terms of use in a new tab</Trans>
            </OutsideLink>
          </P>
        </div>
        <Stack gap="3" align="start">
          <Button type="submit" size="lg" aria-disabled={isBusy} minW="12rem">
            {busy === 'no' ? <Trans>Book</Trans> : null}
            {busy === 'checking' ? <Trans>Checking the price</Trans> : null}
            {busy === 'placing' ? <Trans>Placing your booking</Trans> : null}
          </Button>
          <chakra.output fontSize="sm" color="fg.muted">
            {isBusy ? <Trans>One moment. Please keep this page open.</Trans> : null}
          </chakra.output>
        </Stack>
      </Stack>
    </chakra.form>
  )
}

/**
 * An account that was signed in to on the way may lack a phone or a birth date: the driver step
 * asks for them before the server has to.
 */
function book(actor: CheckoutActor, language: string) {
  const invalid = invalidPeople(actor.getSnapshot().context)
  if (invalid.length === 0) {
    actor.send({ type: 'booking.requested', language })
    return
  }
  actor.send({ type: 'step.reopened', step: 'driver' })
  actor.send({ type: 'step.completed', invalid })
}

function Money({ terms }: { terms: PaymentTerms }) {
  const { showBill } = usePrices()
  const { deposit } = showBill(billOfTerms(terms))

  return (
    <P>
      <WhenAndHow terms={terms} />
      {terms.now.total > 0 ? (
        <>
          {' '}
          <Trans>The payment is the next step; the car is held for you meanwhile.</Trans>
        </>
      ) : null}
      {terms.atCounter.deposit > 0 ? (
        <>
          {' '}
          <Trans>{deposit} of it is the deposit, which you get back with the car.</Trans>
        </>
      ) : null}
    </P>
  )
}

function WhenAndHow({ terms }: { terms: PaymentTerms }) {
  const { showPayment } = usePrices()
  const { paid, due } = showPayment(billOfTerms(terms), terms.now.total)

  if (terms.atCounter.total === 0) {
    return (
      <Trans>
        You pay <strong>{paid}</strong> now and nothing at the counter.
      </Trans>
    )
  }
  return terms.now.total > 0 ? (
    <Trans>
      You pay <strong>{paid}</strong> now and <strong>{due}</strong> at the counter.
    </Trans>
  ) : (
    <Trans>
      You pay nothing now and <strong>{due}</strong> at the counter.
    </Trans>
  )
}
