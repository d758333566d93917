import { beginInTurn } from '../moment/in-turn.ts'

/**
 * Has the browser load what its first date needs, in tasks of their own: with it, that date takes a slow phone a tenth
 * of a second, in which it answers nobody. The empty document does the same (`index.html`).
 */
export function loadDateData(language: string): Promise<unknown> {
  const parts = [
    // What a language is usually written in: 11 ms of a fast processor.
    async () => new Intl.Locale(language).maximize(),
    // In which languages dates can be written: as long.
    async () => Intl.DateTimeFormat.supportedLocalesOf(language),
  ]
  if (!('scheduler' in globalThis)) return beginInTurn(parts)
  // Before the page is painted: who waits for a date has something to ask.
  return Promise.all(parts.map((part) => scheduler.postTask(part, { priority: 'user-blocking' })))
}
