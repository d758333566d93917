import { parse } from 'hono/utils/cookie'

import type { Language } from '@masar/domain/service/languages.ts'
import { PREFERENCE_COOKIES } from '@masar/domain/service/stored-names.ts'

const THEMES = ['light', 'dark'] as const

/** The choices that the operator offers to visitors. */
export interface PreferenceOffer {
  languages: readonly Language[]
  currencies: readonly string[]
}

/** The visitor's choices. Each is null if it was not made or the operator does not offer it. */
export interface RequestPreferences {
  language: Language | null
  currency: string | null
  theme: (typeof THEMES)[number] | null
}

/** Reads the choices that the page has stored in cookies. Users can edit cookies, so values are validated. */
export function readPreferences(request: Request, offer: PreferenceOffer): RequestPreferences {
  const cookies = parse(request.headers.get('cookie') ?? '')
  const choose = <Choice extends string>(
    name: keyof typeof PREFERENCE_COOKIES,
    choices: readonly Choice[],
  ) => choices.find((choice) => choice === cookies[PREFERENCE_COOKIES[name]]) ?? null

  return {
    language: choose('language', offer.languages),
    currency: choose('currency', offer.currencies),
    theme: choose('theme', THEMES),
  }
}
