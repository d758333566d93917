import { type Language, LANGUAGES } from '@masar/domain/service/languages.ts'

import { preferredLanguage } from '../http/preferred-language.ts'

/** The language of the link (`l`), else the one that the browser prefers, else French. */
export function pageLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('l')?.slice(0, 2).toLowerCase()
  const fromLink = LANGUAGES.find((language) => language === requested)
  return fromLink ?? preferredLanguage(request, LANGUAGES) ?? 'fr'
}
