import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { KeepWaiting } from './keep-waiting.tsx'

/**
 * The actions to keep a booking, for the pages on which it is booked and paid; loaded after these
 * pages.
 */
export const LazyBookingToKeep = lazyPart(
  async () => (await withTexts('other', import('./booking-to-keep.tsx'))).BookingToKeep,
  { Meanwhile: KeepWaiting },
)
