import { Trans } from '@lingui/react/macro'

import { replaceState, useOptimisticChoice } from '#ui/control/optimistic-choice.ts'
import { Tick } from '#ui/control/tick.tsx'
import { styled } from '#ui/style/styled.ts'

import { FILTER_FORM_ID } from './filter-links.ts'

export interface BookedChoiceProps {
  includesBooked: boolean
  onBooked: (includesBooked: boolean) => Promise<void>
}

/** The option to include cars that are already booked for these dates. */
export function BookedChoice(props: BookedChoiceProps) {
  const [isChosen, choose] = useOptimisticChoice(props.includesBooked, replaceState, props.onBooked)

  return (
    <styled.div py="2" borderTopWidth="1px" borderColor="border">
      <Tick
        type="checkbox"
        form={FILTER_FORM_ID}
        name="unavailable"
        value="1"
        checked={isChosen}
        onChange={(event) => choose(event.target.checked)}
      >
        <Trans>Include unavailable cars</Trans>
      </Tick>
    </styled.div>
  )
}
