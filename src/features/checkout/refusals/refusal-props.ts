import type { CheckoutActor, PlacingActor } from '../flow/checkout.flow.ts'

/** The props of refusals in the checkout chart. */
export interface RefusalProps {
  actor: CheckoutActor
}

/** The props of refusals in the chart that places the booking. */
export interface PlacingRefusalProps {
  actor: PlacingActor
}

/** The props shared by both kinds of refusals. */
export interface AnyRefusalProps {
  actor: CheckoutActor | PlacingActor
}
