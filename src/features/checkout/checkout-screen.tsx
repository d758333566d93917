import type { ReactNode } from 'react'

import type { CheckoutActor, PlacingActor } from './flow/checkout.flow.ts'
import type { CheckoutFacts } from './flow/use-checkout-facts.ts'
import {
  LazyCheckoutPayment,
  LazyConfirmation,
  LazyMeanwhile,
  LazyRefusalPanel,
  LazyUnsettled,
} from './lazy-screens.ts'
import { LookingUp } from './looking-up.tsx'
import type { ProviderFormComponent } from '../payment/methods/payment-method.ts'
import type { ShownScreen } from './choose-screen.ts'
import { StepList } from './steps/step-list.tsx'

export interface CheckoutPageProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  /** Asks whether an address has an account already; a failure of the question is a no. */
  isEmailTaken: (email: string) => Promise<boolean>
  /** The provider's own form, where paying online is offered. */
  providerForm?: ProviderFormComponent
  /** Where a driving licence is sent, for suppliers who ask for it. */
  renderLicense?: (isMissing: boolean) => ReactNode
  /** Other cars for the same trip, where this one cannot be had. */
  renderAlternatives?: () => ReactNode
  /** What can be taken along of a booking. */
  renderBooking?: (id: string) => ReactNode
}

interface CheckoutScreenProps extends CheckoutPageProps {
  screen: ShownScreen
  /** The chart that places the booking, while it does. */
  placing: PlacingActor | undefined
}

/** What the customer sees of a checkout. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const { screen, actor, placing, facts, isEmailTaken, providerForm, renderLicense } = props

  switch (screen.name) {
    case 'steps':
      return (
        <StepList
          actor={actor}
          facts={facts}
          step={screen.step}
          state={screen.state}
          isEmailTaken={isEmailTaken}
          renderLicense={renderLicense}
        />
      )
    case 'refusal':
      return (
        <LazyRefusalPanel
          actor={actor}
          placing={placing}
          refusal={screen.refusal}
          renderAlternatives={props.renderAlternatives}
        />
      )
    case 'payment':
      return <LazyCheckoutPayment actor={actor} facts={facts} providerForm={providerForm} />
    case 'looking':
      return <LookingUp />
    case 'confirmed':
      return <LazyConfirmation actor={actor} facts={facts} renderBooking={props.renderBooking} />
    case 'unsettled':
      return <LazyUnsettled actor={actor} />
    case 'adopting':
    case 'releasing':
    case 'leaving':
    case 'left':
      return <LazyMeanwhile name={screen.name} />
  }
}
