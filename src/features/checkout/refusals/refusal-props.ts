import type { CheckoutActor, PlacingActor } from '../flow/checkout.flow.ts'

/** Props of a refusal of checkout itself. */
export interface RefusalProps {
  actor: CheckoutActor
}

/** Props of a refusal of the chart that places the booking. */
export interface PlacingRefusalProps {
  actor: PlacingActor
}

/** Props that fit both kinds of refusals. */
export interface AnyRefusalProps {
  actor: CheckoutActor | PlacingActor
}
