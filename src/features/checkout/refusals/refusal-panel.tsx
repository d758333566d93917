import type { ReactNode } from 'react'

import { Stack } from '#ui/style/styled.ts'

import type { PlacingActor } from '../flow/checkout.flow.ts'
import {
  type CheckoutRefusal,
  type PlacingRefusal,
  REFUSAL_ASIDES,
  type RefusalName,
} from '../choose-screen.ts'
import { Broken, QuoteFailed, ReleaseFailed } from './broken.tsx'
import { EmailTaken } from './email-taken.tsx'
import { Failed } from './failed.tsx'
import { AdoptFailed, KeyReused } from './key-reused.tsx'
import { CarTaken, ComingSoon, SoldOut, UnknownCar } from './lost-car.tsx'
import { AlreadyBooked, Unfinished } from './own-booking.tsx'
import { PaymentExpired, PaymentRefunded } from './payment-ended.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { PlacingRefusalProps, RefusalProps } from './refusal-props.ts'
import { Rejected } from './rejected.tsx'
import { SessionExpired } from './session-expired.tsx'
import { Throttled } from './throttled.tsx'

const PANELS: Record<CheckoutRefusal, (props: RefusalProps) => ReactNode> = {
  'refused.alreadyBooked': AlreadyBooked,
  'refused.unfinished': Unfinished,
  'refused.carTaken': CarTaken,
  'refused.soldOut': SoldOut,
  'refused.comingSoon': ComingSoon,
  'refused.unknownCar': UnknownCar,
  'refused.emailTaken': EmailTaken,
  'refused.sessionExpired': SessionExpired,
  'refused.rejected': Rejected,
  'refused.broken': Failed,
  'refused.quoteFailed': QuoteFailed,
  'paying.expired': PaymentExpired,
  'paying.refunded': PaymentRefunded,
  'paying.broken': Broken,
}

const PLACING_PANELS: Record<PlacingRefusal, (props: PlacingRefusalProps) => ReactNode> = {
  'placing.priceChanged': PriceChanged,
  'placing.throttled': Throttled,
  'placing.failed': Failed,
  'placing.keyReused': KeyReused,
  'placing.adoptFailed': AdoptFailed,
  'placing.releaseFailed': ReleaseFailed,
}

interface RefusalPanelProps extends RefusalProps {
  placing: PlacingActor | undefined
  refusal: RefusalName
  /** Renders other cars for the same trip, when this one is lost or more expensive. */
  renderAlternatives?: (() => ReactNode) | undefined
}

/** Explains why checkout cannot continue, and what the customer can do. Each refusal has its own panel. */
export function RefusalPanel({ renderAlternatives, ...panel }: RefusalPanelProps) {
  return (
    <Stack gap="6">
      <Refusal {...panel} />
      {REFUSAL_ASIDES[panel.refusal].hasAlternatives ? renderAlternatives?.() : null}
    </Stack>
  )
}

function Refusal({ actor, placing, refusal }: RefusalPanelProps) {
  if (!isPlacingRefusal(refusal)) {
    const Panel = PANELS[refusal]
    return <Panel actor={actor} />
  }
  const Panel = PLACING_PANELS[refusal]
  return placing ? <Panel actor={placing} /> : null
}

const isPlacingRefusal = (refusal: RefusalName): refusal is PlacingRefusal =>
  refusal in PLACING_PANELS
