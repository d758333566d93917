import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { getProblemCode } from '@masar/domain/service/problem.ts'
import { extractPaymentFacts } from '@masar/domain/pricing/quote.ts'
import { listPaymentTerms } from '@masar/domain/payment/payment.ts'
import { toPriceFacts } from '#rental/price-block/price-block.tsx'
import { styled, Stack } from '#ui/style/styled.ts'

import type { CheckoutActor } from '../../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../../flow/use-checkout-facts.ts'
import { toCheckoutPrice } from '../../summary/checkout-price.ts'
import { toCancellationFacts } from './cancellation-facts.ts'
import { ChargeCurrencies } from './charge-currencies.tsx'
import { getBarText, CHOICE_TITLES } from './choice-texts.ts'
import { ChoiceIssue } from './choice-issue.tsx'
import { NoWayToPay } from './no-way-to-pay.tsx'
import { PaymentChoiceCard } from './payment-choice-card.tsx'
import { ContinueButton } from '../continue-button.tsx'

export interface PaymentStepProps {
  actor: CheckoutActor
  facts: CheckoutFacts
}

const ENABLED_CHOICE_SELECTOR = 'input[aria-disabled="false"]'

/** The payment choices. None is preselected, and each card shows its amounts. */
export function PaymentStep({ actor, facts }: PaymentStepProps) {
  const { t } = useLingui()
  const errorId = useId()
  const formId = useId()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { quote, draft, invalid, problem, trip } = context
  const price = toCheckoutPrice(context)
  if (!quote || !price) return null

  const terms = listPaymentTerms(extractPaymentFacts(quote, draft.extras))
  const cancellation = toCancellationFacts(context, facts.pickUp?.timeZone)
  const isMissing = invalid.includes('choice')
  const canPayLater = terms.some(({ choice, barredBy }) => choice === 'later' && !barredBy)
  if (terms.every(({ barredBy }) => barredBy !== null)) {
    return <NoWayToPay trip={trip} />
  }

  return (
    <styled.form
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'step.completed', invalid: [] })
        const isUnchosen = actor.getSnapshot().context.invalid.includes('choice')
        if (isUnchosen)
          event.currentTarget.querySelector<HTMLElement>(ENABLED_CHOICE_SELECTOR)?.focus()
      }}
    >
      <Stack gap="5">
        {isMissing ? <ChoiceIssue id={errorId} code={getProblemCode(problem)} /> : null}
        <styled.fieldset minW="0" aria-describedby={isMissing ? errorId : undefined}>
          <styled.legend mb="3">
            <Trans>How would you like to pay?</Trans>
          </styled.legend>
          <Stack gap="3">
            {terms.map((each) => (
              <PaymentChoiceCard
                key={each.choice}
                actor={actor}
                title={t(CHOICE_TITLES[each.choice])}
                price={toPriceFacts(price)}
                terms={each}
                bar={each.barredBy ? t(getBarText(each.barredBy, canPayLater)) : null}
                cancellation={cancellation}
                isChosen={draft.choice === each.choice}
                onChoose={() => actor.send({ type: 'choice.made', choice: each.choice })}
              />
            ))}
          </Stack>
        </styled.fieldset>
        <ChargeCurrencies providers={quote.providers ?? []} />
        <ContinueButton from="payment" form={formId} />
      </Stack>
    </styled.form>
  )
}
