import type { TextPart } from '#i18n/activate.ts'

/** By the first word of a page's path, the parts of the texts that it shows. */
const TEXTS: Record<string, readonly TextPart[]> = {
  search: ['later'],
  car: ['later'],
  checkout: ['later'],
  'sign-in': [],
  'sign-up': ['later'],
  bookings: ['bookings'],
  faq: ['information'],
  privacy: ['information'],
  'cookie-policy': ['information'],
}
const DEFAULT_PARTS: readonly TextPart[] = ['later', 'other']

/** What a page with data shows besides what every page begins with (`tools/texts/text-parts.ts`). */
export const pageTexts = (path: string): readonly TextPart[] =>
  TEXTS[path.split('/')[1] ?? ''] ?? DEFAULT_PARTS
