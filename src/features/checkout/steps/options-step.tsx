import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { ExcessInShort } from '#rental/conditions/excess-in-short.tsx'
import { OptionGroups } from '#rental/option-picture/option-groups.tsx'
import { Notice } from '#ui/toast/notice.tsx'
import { Stack } from '#ui/style/styled.ts'

import type { CheckoutActor } from '../flow/checkout.flow.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { ContinueButton } from './continue-button.tsx'

export interface OptionsStepProps {
  actor: CheckoutActor
  facts: CheckoutFacts
}

/** The options that can be added to the rental. The prices on their labels match the bill. */
export function OptionsStep({ actor, facts: { car } }: OptionsStepProps) {
  const { quote, draft, invalid } = useSelector(actor, ({ context }) => context)
  if (!quote) return null

  const complete = () => actor.send({ type: 'step.completed', invalid: [] })

  return (
    <Stack gap="5">
      {invalid.length > 0 ? (
        <Notice tone="warning" urgent>
          <Trans>
            The rental company no longer offers one of these options. Please review them.
          </Trans>
        </Notice>
      ) : null}
      <OptionGroups
        offers={quote.offers}
        chosen={draft.extras}
        excess={car ? <ExcessInShort car={car} offers={quote.offers} opensTab /> : null}
        onSwitch={(extra, on) => actor.send({ type: 'extras.chosen', extras: { [extra]: on } })}
      />
      <ContinueButton from="options" onPress={complete} />
    </Stack>
  )
}
