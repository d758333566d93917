import type { ReactNode } from 'react'

import type { CheckoutActor, PlacingActor } from './flow/checkout.flow.ts'
import type { CheckoutFacts } from './flow/use-checkout-facts.ts'
import {
  LazyCheckoutPayment,
  LazyConfirmation,
  LazyPendingScreen,
  LazyRefusalPanel,
  LazyUnsettled,
} from './lazy-screens.ts'
import { QuoteLoading } from './quote-loading.tsx'
import type { ProviderFormComponent } from '../payment/methods/payment-method.ts'
import type { ShownScreen } from './choose-screen.ts'
import { StepList } from './steps/step-list.tsx'

export interface CheckoutPageProps {
  actor: CheckoutActor
  facts: CheckoutFacts
  /** Checks whether an email address already has an account. A failed check counts as no. */
  isEmailTaken: (email: string) => Promise<boolean>
  /** The provider's payment form, when online payment is offered. */
  providerForm?: ProviderFormComponent
  /** Renders the driving license upload, for suppliers that require a license. */
  renderLicense?: (isMissing: boolean) => ReactNode
  /** Renders other cars for the same trip, when this one is not available. */
  renderAlternatives?: () => ReactNode
  /** Renders the actions to save a booking. */
  renderBooking?: (id: string) => ReactNode
}

interface CheckoutScreenProps extends CheckoutPageProps {
  screen: ShownScreen
  /** The actor that places the booking, while it runs. */
  placing: PlacingActor | undefined
}

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
      return <QuoteLoading />
    case 'confirmed':
      return <LazyConfirmation actor={actor} facts={facts} renderBooking={props.renderBooking} />
    case 'unsettled':
      return <LazyUnsettled actor={actor} />
    case 'adopting':
    case 'releasing':
    case 'leaving':
    case 'left':
      return <LazyPendingScreen name={screen.name} />
  }
}
