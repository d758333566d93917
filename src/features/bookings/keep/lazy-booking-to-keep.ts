import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { KeepWaiting } from './keep-waiting.tsx'

/** What can be taken along of a booking, for the pages on which it is made and paid: it comes once they are there. */
export const LazyBookingToKeep = lazyPart(
  async () => (await withTexts('other', import('./booking-to-keep.tsx'))).BookingToKeep,
  { Meanwhile: KeepWaiting },
)
