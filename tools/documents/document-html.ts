export interface DocumentParts {
  page: string
  language: string
  languages: readonly string[]
  /** As they stand in `config.json`. */
  settings: string
  /** Whether visitors of whom nothing is known read the language of their country. */
  isByCountry: boolean
  /** What this page says of itself in the head: its title, and whatever else is of this page alone. */
  head: string
  /** The drawn page. */
  html: string
}

/** A document with a drawn page, from the one that begins empty. Throws where that has no room for it. */
export function documentHtml(empty: string, parts: DocumentParts): string {
  const { page, language, languages, settings, isByCountry, head, html } = parts
  const marks = {
    'data-page': page,
    'data-languages': languages.join(' '),
    'data-settings': settings,
    ...(isByCountry && { 'data-by-country': '' }),
  }
  const written = Object.entries(marks).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const changes: [RegExp, string][] = [
    [/<html lang="\w+" dir="ltr">/, `<html lang="${language}" dir="ltr"${written.join('')}>`],
    [/<title>[^<]*<\/title>/, head],
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>`],
  ]
  return changes.reduce((text, [room, what]) => {
    if (!room.test(text)) throw new Error(`index.html has no ${room.source}.`)
    return text.replace(room, () => what)
  }, empty)
}

export const titleElement = (title: string) => `<title>${escaped(title)}</title>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
