import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { SaveBookingSkeleton } from './save-booking-skeleton.tsx'

/** `BookingToSave` for the pages on which a booking is made and paid. Its code loads after these pages. */
export const LazyBookingToSave = lazyPart(
  async () => (await withTexts('other', import('./booking-to-save.tsx'))).BookingToSave,
  { Fallback: SaveBookingSkeleton },
)
