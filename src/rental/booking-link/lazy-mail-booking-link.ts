import { loadWithTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

/** Lazy-loaded by the sign-in page, because few visitors arrive there from a booking. */
export const LazyMailBookingLink = lazyPart(
  async () => (await loadWithTexts('other', import('./mail-booking-link.tsx'))).MailBookingLink,
)
