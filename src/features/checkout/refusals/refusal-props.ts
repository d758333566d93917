import type { CheckoutActor, PlacingActor } from '../flow/checkout.flow.ts'

/** What a refusal of checkout itself is drawn with. */
export interface RefusalProps {
  actor: CheckoutActor
}

/** What a refusal is drawn with that the chart meets which places the booking. */
export interface PlacingRefusalProps {
  actor: PlacingActor
}

/** What either of them can be drawn with. */
export interface AnyRefusalProps {
  actor: CheckoutActor | PlacingActor
}
