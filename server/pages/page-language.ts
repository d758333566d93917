import { type Language, LANGUAGES } from '@masar/domain/service/languages.ts'

import { findPreferredLanguage } from '../http/preferred-language.ts'

/** Returns the language of the link (`l`), else the browser's preferred language, else French. */
export function readPageLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('l')?.slice(0, 2).toLowerCase()
  const fromLink = LANGUAGES.find((language) => language === requested)
  return fromLink ?? findPreferredLanguage(request, LANGUAGES) ?? 'fr'
}
