/** A phone whose browser and page are in French. */
export const FRENCH_PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'fr-FR',
  chosenLanguage: 'fr',
} as const
