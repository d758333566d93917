import { withTexts } from '#i18n/activate.ts'
import { lazyPart } from '#ui/lazy/lazy-part.tsx'

/** For the sign-in page, which few visitors reach from a booking. */
export const LazyMailBookingLink = lazyPart(
  async () => (await withTexts('other', import('./mail-booking-link.tsx'))).MailBookingLink,
)
