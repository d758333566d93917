import type { Language } from '#i18n/languages.ts'

import type { AppConfig } from '../config.ts'

/** Returns the browser's preferred language among those that the operator offers, or undefined. */
export function getBrowserLanguage({
  languages,
}: Pick<AppConfig, 'languages'>): Language | undefined {
  // The build renders without a browser.
  if (typeof navigator === 'undefined') return undefined
  const preferred = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])
  return preferred
    .map((code) => languages.find((language) => language === code))
    .find((language) => language !== undefined)
}
