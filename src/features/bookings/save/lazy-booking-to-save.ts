import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { SaveBookingSkeleton } from './save-booking-skeleton.tsx'

/**
 * The actions to keep a booking, for the pages on which it is booked and paid; loaded after these
 * pages.
 */
export const LazyBookingToSave = lazyPart(
  async () => (await withTexts('other', import('./booking-to-save.tsx'))).BookingToSave,
  { Fallback: SaveBookingSkeleton },
)
