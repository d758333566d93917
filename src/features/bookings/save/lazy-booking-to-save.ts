import { loadWithTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

import { SaveBookingSkeleton } from './save-booking-skeleton.tsx'

/** `BookingToSave` for checkout and payment pages. Its code loads after those pages. */
export const LazyBookingToSave = lazyPart(
  async () => (await loadWithTexts('other', import('./booking-to-save.tsx'))).BookingToSave,
  { Fallback: SaveBookingSkeleton },
)
