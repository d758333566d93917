/** User preferences of the operating system. */
export type Preference = 'prefers-reduced-motion: reduce' | 'prefers-contrast: more'

const ask = globalThis.matchMedia.bind(globalThis)
const changed = new Map<CSSMediaRule, string>()

/**
 * Emulates these preferences whatever the browser's own are: matching media rules of style sheets always apply, and
 * `matchMedia` reports a match.
 */
export function grant(preferences: readonly Preference[]): void {
  const isGranted = (query: string) => preferences.some((one) => query.includes(one))
  globalThis.matchMedia = (query) => ask(isGranted(query) ? 'all' : query)
  for (const [rule, query] of changed) rule.media.mediaText = query
  changed.clear()
  for (const rule of [...document.styleSheets].flatMap(mediaRules)) {
    const query = rule.media.mediaText
    if (!isGranted(query)) continue
    changed.set(rule, query)
    rule.media.mediaText = 'all'
  }
}

function mediaRules(sheet: CSSStyleSheet): CSSMediaRule[] {
  return [...sheet.cssRules].filter((rule) => rule instanceof CSSMediaRule)
}
