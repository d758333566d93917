import { Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'

import { type Step, STEPS } from '#machines/checkout/draft.ts'

import type { CheckoutActor } from '../flow/checkout-flows.ts'
import type { CheckoutFacts } from '../flow/use-checkout-facts.ts'
import { DoneStep, DriverStep, PaymentStep, ReviewStep } from '../later-screens.ts'
import { OnItsWay } from '../on-its-way.tsx'
import { OptionsStep } from './options-step.tsx'
import { OpenPanel, WaitingPanel } from './step-panel.tsx'
import { STEP_TITLES } from './step-titles.ts'

export interface StepListProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  step: Step
  busy: 'no' | 'checking' | 'placing'
  isEmailTaken: (email: string) => Promise<boolean>
  renderLicence?: ((isMissing: boolean) => ReactNode) | undefined
}

/** The four steps under each other: those behind in short, the one at hand, those to come. */
export function StepList(props: StepListProps) {
  const { actor, step, busy } = props
  const { t } = useLingui()
  const current = STEPS.indexOf(step)

  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {STEPS.map((each, index) => (
        <li key={each}>
          {index < current ? (
            <Suspense fallback={<WaitingPanel number={index + 1} title={t(STEP_TITLES[each])} />}>
              <DoneStep.Screen actor={actor} step={each} isFixed={busy !== 'no'} />
            </Suspense>
          ) : null}
          {index === current ? (
            <OpenPanel number={index + 1} count={STEPS.length} title={t(STEP_TITLES[each])}>
              <OnItsWay>
                <CurrentStep {...props} />
              </OnItsWay>
            </OpenPanel>
          ) : null}
          {index > current ? (
            <WaitingPanel number={index + 1} title={t(STEP_TITLES[each])} />
          ) : null}
        </li>
      ))}
    </Stack>
  )
}

function CurrentStep({ actor, facts, step, busy, isEmailTaken, renderLicence }: StepListProps) {
  switch (step) {
    case 'options':
      return <OptionsStep actor={actor} />
    case 'driver':
      return (
        <DriverStep.Screen
          actor={actor}
          isEmailTaken={isEmailTaken}
          renderLicence={renderLicence}
        />
      )
    case 'payment':
      return <PaymentStep.Screen actor={actor} facts={facts} />
    case 'review':
      return <ReviewStep.Screen actor={actor} facts={facts} busy={busy} />
  }
}
