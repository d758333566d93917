import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use, useId, useRef } from 'react'

import { useBotGuard } from '#rental/bot-guard.ts'
import { ConditionsLink } from '#rental/conditions/conditions-link.tsx'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { PickUpChecklist } from '#rental/pick-up/pick-up-checklist.tsx'
import { StepButton } from '#rental/price-block/action-bar.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { P } from '#ui/style/type.tsx'

import type { StepState } from '../../choose-screen.ts'
import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import { makeChosenTerms, listCounterDepositMethods } from '../../flow/chosen-terms.ts'
import { listInvalidDriverFields } from '../../flow/calls/driver-problems.ts'
import type { CheckoutFacts } from '../../flow/use-checkout-facts.ts'
import { toCheckoutPrice } from '../../summary/checkout-price.ts'
import { toCancellationFacts } from '../payment/cancellation-facts.ts'
import { BookTerms } from './book-terms.tsx'
import { TripAndPrice } from './trip-and-price.tsx'
import { useBookLabel } from './use-book-label.ts'

export interface ReviewStepProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  state: Exclude<StepState, 'booked'>
}

/**
 * The review before booking: the price and, beside the button, the terms; then the pick-up checklist.
 */
export function ReviewStep({ actor, facts, state }: ReviewStepProps) {
  const { i18n, t } = useLingui()
  const formId = useId()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const guard = useBotGuard()
  const isBusy = state !== 'editing' || guard.busy
  const terms = makeChosenTerms(context)
  const isPaidOnline = (terms?.now.total ?? 0) > 0
  const price = toCheckoutPrice(context)
  const { holdsUnpaidBookings } = use(OperatorSettings).capabilities
  const termsBox = useRef<HTMLInputElement>(null)
  const hasSeenTerms = useRef(false)

  function submit() {
    if (isBusy) return
    if (context.draft.terms) guard.pass(() => requestBooking(actor, i18n.locale))
    else requestBooking(actor, i18n.locale)
    if (actor.getSnapshot().context.invalid.includes('terms')) termsBox.current?.focus()
  }
  /** Scrolls to the terms. On the second press, shows that they must be accepted. */
  function goToTerms() {
    if (hasSeenTerms.current) submit()
    hasSeenTerms.current = true
    termsBox.current?.focus()
  }

  return (
    <styled.form
      id={formId}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="6">
        <TripAndPrice context={context} facts={facts} />
        {context.quote?.conditions ? (
          <P>
            <ConditionsLink {...context.quote.conditions} opensTab isAlone />
          </P>
        ) : null}
        {isPaidOnline ? (
          <P tone="muted">
            {holdsUnpaidBookings ? (
              <Trans>You’ll pay on the next page. We hold the car for you while you pay.</Trans>
            ) : (
              <Trans>You’ll pay on the next page.</Trans>
            )}
          </P>
        ) : null}
        {guard.notice}
        <styled.div>
          <StepButton
            {...useBookLabel(state, price, isBusy)}
            form={formId}
            isBusy={isBusy}
            inBarBefore={
              context.draft.terms || isBusy
                ? undefined
                : { label: t`Continue to the terms`, onPress: goToTerms }
            }
            terms={
              <BookTerms
                actor={actor}
                cancellation={toCancellationFacts(context, facts.pickUp?.timeZone)}
                now={terms?.now}
                isBusy={isBusy}
                boxRef={termsBox}
              />
            }
          />
          <styled.output display="block" fontSize="sm" color="fg.muted" pt="2">
            {isBusy ? <Trans>One moment. Please keep this page open.</Trans> : null}
          </styled.output>
        </styled.div>
        <PickUpChecklist
          isPaid={terms?.atCounter.total === 0}
          depositMethods={listCounterDepositMethods(terms, facts.car)}
        />
      </Stack>
    </styled.form>
  )
}

function requestBooking(actor: CheckoutActor, language: string) {
  const invalid = listInvalidDriverFields(actor.getSnapshot().context)
  actor.send({ type: 'booking.requested', language, invalid })
}
