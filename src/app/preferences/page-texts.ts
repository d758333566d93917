import type { TextPart } from '#i18n/activate.ts'

/** The text parts of a page, by the first segment of its path. */
const TEXT_PARTS_BY_SEGMENT: Record<string, readonly TextPart[]> = {
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

/**
 * Returns the text parts of a page with data, in addition to those of every page (`tools/texts/text-parts.ts`).
 */
export const listPageTexts = (path: string): readonly TextPart[] =>
  TEXT_PARTS_BY_SEGMENT[path.split('/')[1] ?? ''] ?? DEFAULT_PARTS
