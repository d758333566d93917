import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'

import { type CheckoutStep, listShownSteps } from '@masar/domain/booking/checkout-steps.ts'
import { styled, Stack } from '#ui/style/styled.ts'

import type { StepState } from '../choose-screen.ts'
import { OpenPanel } from './step-panel.tsx'
import { STEP_PARTS, type StepScreenProps } from './step-parts.tsx'
import { STEP_TITLES } from './step-titles.ts'

export interface StepListProps extends StepScreenProps {
  step: CheckoutStep
}

/** Whether completed steps can be edited in each state: not while a call is running. */
const CAN_CHANGE: Record<StepState, boolean> = {
  editing: true,
  checking: false,
  placing: false,
  booked: true,
}

/** Joins the completed steps into one visual list. */
const CompletedItem = styled('li', {
  variants: {
    isFirst: {
      true: {},
      false: {
        // Closes the gap between the items, and overlaps the border of the summary above.
        mt: 'calc(-1rem - 1px)',
        '& > *': { borderTopRadius: '0' },
      },
    },
    isLast: { true: {}, false: { '& > *': { borderBottomRadius: '0' } } },
  },
})

/** The completed steps as summaries, followed by the current step. */
export function StepList({ step, ...props }: StepListProps) {
  const { actor, state } = props
  const { t } = useLingui()
  const quote = useSelector(actor, ({ context }) => context.quote)
  const steps = listShownSteps(quote)
  const behind = steps.slice(0, Math.max(0, steps.indexOf(step)))
  const { Screen } = STEP_PARTS[step]

  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {behind.map((each, index) => {
        const { Summary } = STEP_PARTS[each]
        return (
          <CompletedItem key={each} isFirst={index === 0} isLast={index === behind.length - 1}>
            {Summary ? (
              <Summary
                actor={actor}
                number={index + 1}
                title={t(STEP_TITLES[each].title)}
                onChange={
                  CAN_CHANGE[state]
                    ? () => actor.send({ type: 'step.reopened', step: each })
                    : undefined
                }
              />
            ) : null}
          </CompletedItem>
        )
      })}
      <li key={step}>
        <OpenPanel
          number={behind.length + 1}
          count={steps.length}
          title={t(STEP_TITLES[step].title)}
        >
          <Screen {...props} />
        </OpenPanel>
      </li>
    </Stack>
  )
}
