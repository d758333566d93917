import Negotiator from 'negotiator'

import type { Language } from '@masar/domain/service/languages.ts'

/**
 * Returns the offered language that the browser prefers according to `Accept-Language` and its weights;
 * undefined when it accepts none of them.
 */
export function findPreferredLanguage(
  request: Request,
  offered: readonly Language[],
): Language | undefined {
  const accepted = request.headers.get('accept-language') ?? ''
  // `*` accepts any language, so it is no preference.
  const named = accepted.split(',').filter((entry) => !entry.trim().startsWith('*'))
  const headers = { 'accept-language': named.join(',') }
  const [first] = named.length > 0 ? new Negotiator({ headers }).languages([...offered]) : []
  return offered.find((language) => language === first)
}
