/** User preferences of the operating system. */
export type Preference = 'prefers-reduced-motion: reduce' | 'prefers-contrast: more'

const nativeMatchMedia = globalThis.matchMedia.bind(globalThis)
const originalQueries = new Map<CSSMediaRule, string>()

/**
 * Emulates these preferences, regardless of the browser's own: matching media rules in style sheets always
 * apply, and `matchMedia` reports a match.
 */
export function emulatePreferences(preferences: readonly Preference[]): void {
  const isGranted = (query: string) => preferences.some((one) => query.includes(one))
  globalThis.matchMedia = (query) => nativeMatchMedia(isGranted(query) ? 'all' : query)
  for (const [rule, query] of originalQueries) rule.media.mediaText = query
  originalQueries.clear()
  for (const rule of [...document.styleSheets].flatMap(listMediaRules)) {
    const query = rule.media.mediaText
    if (!isGranted(query)) continue
    originalQueries.set(rule, query)
    rule.media.mediaText = 'all'
  }
}

function listMediaRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule)
}
