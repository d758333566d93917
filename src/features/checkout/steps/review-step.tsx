import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { use, useId } from 'react'

import { useBotGuard } from '#rental/bot-guard.ts'
import { OperatorSettings } from '#rental/operator-settings.ts'
import { StepButton } from '#rental/price-block/action-bar.tsx'
import { PriceBlock } from '#rental/price-block/price-block.tsx'
import { OutsideLink } from '#ui/control/link.tsx'
import { styled, Stack } from '#ui/style/styled.ts'
import { Tick } from '#ui/control/tick.tsx'
import { P } from '#ui/style/type.tsx'

import type { StepState } from '../choose-screen.ts'
import type { CheckoutActor } from '../flow/checkout.flow.ts'
import { chosenTerms } from '../flow/chosen-terms.ts'
import { invalidDrivers } from '../flow/calls/driver-problems.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { checkoutPrice } from '../summary/checkout-price.ts'
import { PickUpChecklist } from './done/pick-up-checklist.tsx'
import { TripInShort } from './trip-in-short.tsx'

export interface ReviewStepProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  state: Exclude<StepState, 'booked'>
}

/** The last look before booking: trip, money, what to bring, terms. */
export function ReviewStep({ actor, facts, state }: ReviewStepProps) {
  const { t, i18n } = useLingui()
  const formId = useId()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { draft, invalid } = context
  const guard = useBotGuard()
  const isBusy = state !== 'editing' || guard.busy
  const isPaidOnline = (chosenTerms(context)?.now.total ?? 0) > 0
  const price = checkoutPrice(context)
  const { holdsUnpaidBookings } = use(OperatorSettings).capabilities

  return (
    <styled.form
      id={formId}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        if (draft.terms) guard.pass(() => book(actor, i18n.locale))
        else book(actor, i18n.locale)
        const isUnread = actor.getSnapshot().context.invalid.includes('terms')
        if (isUnread) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      <Stack gap="6">
        <TripInShort trip={context.trip} facts={facts} />
        {/* On a wide screen it stands beside this. */}
        {price ? (
          <styled.div hideFrom="lg">
            <PriceBlock {...price} />
          </styled.div>
        ) : null}
        <PickUpChecklist isPaid={chosenTerms(context)?.atCounter.total === 0} />
        <Tick
          type="checkbox"
          checked={draft.terms}
          disabled={isBusy}
          error={invalid.includes('terms') ? t`Please accept the terms of use.` : undefined}
          onChange={(event) =>
            actor.send({ type: 'terms.answered', accepted: event.target.checked })
          }
        >
          <Trans>
            I accept the{' '}
            <OutsideLink href="/tos" target="_blank">
              terms of use
            </OutsideLink>
            .
          </Trans>
        </Tick>
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
            label={useBookLabel(state, isPaidOnline)}
            short={isBusy ? t`One moment` : undefined}
            form={formId}
            isBusy={isBusy}
          />
          <styled.output display="block" fontSize="sm" color="fg.muted" pt="2">
            {isBusy ? <Trans>One moment. Please keep this page open.</Trans> : null}
          </styled.output>
        </styled.div>
      </Stack>
    </styled.form>
  )
}

/** What pressing it leads to, and then what it is about. */
function useBookLabel(state: ReviewStepProps['state'], isPaidOnline: boolean): string {
  const { t } = useLingui()
  switch (state) {
    case 'checking':
      return t`Checking the price`
    case 'placing':
      return t`Placing your booking`
    case 'editing':
      return isPaidOnline ? t`Go to payment` : t`Book`
  }
}

function book(actor: CheckoutActor, language: string) {
  const invalid = invalidDrivers(actor.getSnapshot().context)
  actor.send({ type: 'booking.requested', language, invalid })
}
