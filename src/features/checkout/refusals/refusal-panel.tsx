import type { ReactNode } from 'react'

import type { Refusal } from '../screen-of.ts'
import { Broken, QuoteFailed, ReleaseFailed } from './broken.tsx'
import { EmailTaken } from './email-taken.tsx'
import { Failed } from './failed.tsx'
import { AdoptFailed, KeyReused } from './key-reused.tsx'
import { CarTaken, ComingSoon, SoldOut, UnknownCar } from './lost-car.tsx'
import { AlreadyBooked, Unfinished } from './own-booking.tsx'
import { PaymentExpired, PaymentRefunded } from './payment-over.tsx'
import { PriceChanged } from './price-changed.tsx'
import type { RefusalProps } from './refusal-card.tsx'
import { Rejected } from './rejected.tsx'
import { SessionExpired } from './session-expired.tsx'
import { Throttled } from './throttled.tsx'

const PANELS: Record<Refusal, (props: RefusalProps) => ReactNode> = {
  'refused.alreadyBooked': AlreadyBooked,
  'refused.unfinished': Unfinished,
  'refused.carTaken': CarTaken,
  'refused.soldOut': SoldOut,
  'refused.comingSoon': ComingSoon,
  'refused.unknownCar': UnknownCar,
  'refused.priceChanged': PriceChanged,
  'refused.emailTaken': EmailTaken,
  'refused.sessionExpired': SessionExpired,
  'refused.keyReused': KeyReused,
  'refused.adoptFailed': AdoptFailed,
  'refused.rejected': Rejected,
  'refused.throttled': Throttled,
  'refused.failed': Failed,
  'refused.quoteFailed': QuoteFailed,
  'paying.expired': PaymentExpired,
  'paying.refunded': PaymentRefunded,
  'paying.broken': Broken,
  'releasing.failed': ReleaseFailed,
}

/** Why it did not go on, and what the customer can do: one panel for every way to be refused. */
export function RefusalPanel({ actor, refusal }: RefusalProps & { refusal: Refusal }) {
  const Panel = PANELS[refusal]

  return <Panel actor={actor} />
}
