import type { HeadTag } from '../../src/app/head/head-tags.ts'

export interface DocumentParts {
  page: string
  language: string
  languages: readonly string[]
  /** As they stand in `config.json`. */
  settings: string
  /** Whether visitors of whom nothing is known read the language of their country. */
  isByCountry: boolean
  /** Whether they read the language that their browser prefers. */
  isByBrowser: boolean
  /** What this page says of itself in the head: its title, and whatever else is of this page alone. */
  head: string
  /** The drawn page. */
  html: string
  /** Whether it is going to write dates, and the browser does well to prepare. */
  hasDates: boolean
  /** For the frame of a page: what its address must say, what its script must know, and that script. */
  frame?: { needs: readonly string[]; facts: object; script: string }
}

/** A document with a drawn page, from the one that begins empty. Throws where that has no room for it. */
export function documentHtml(empty: string, parts: DocumentParts): string {
  const {
    page,
    language,
    languages,
    settings,
    isByCountry,
    isByBrowser,
    head,
    html,
    hasDates,
    frame,
  } = parts
  const marks = {
    'data-page': page,
    'data-languages': languages.join(' '),
    'data-settings': settings,
    ...(isByCountry && { 'data-by-country': '' }),
    ...(isByBrowser && { 'data-by-browser': '' }),
    ...(frame && {
      'data-needs': frame.needs.join(' '),
      'data-frame': JSON.stringify(frame.facts),
    }),
  }
  const written = Object.entries(marks).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  const changes: [RegExp, string][] = [
    [/<html lang="\w+" dir="ltr">/, `<html lang="${language}" dir="ltr"${written.join('')}>`],
    [/<title>[^<]*<\/title>/, head],
    ...(frame ? [behindGuard(frame.script)] : []),
    ...(hasDates ? [] : [WITHOUT_FIRST_DATE]),
    [/<div id="root"><\/div>/, `<div id="root">${html}</div>`],
  ]
  // What the empty one says of itself is of the site, in one language.
  const unsaid = empty.replaceAll(/<meta[^>]* data-page[^>]*>\s*/g, '')
  return changes.reduce((text, [room, what]) => {
    if (!room.test(text)) throw new Error(`index.html has no ${room.source}.`)
    return text.replace(room, () => what)
  }, unsaid)
}

const WITHOUT_FIRST_DATE: [RegExp, string] = [
  /<script>\s*\/\/ A browser's first date[^<]*<\/script>\s*/,
  '',
]

/** Right behind the guard: its calls are not to wait for the scripts that the document asks for. */
const behindGuard = (script: string): [RegExp, string] => [
  /(?<=<script>\(function guardDocument[\s\S]*?<\/script>)/,
  `<script>${script}</script>`,
]

/** Its title, and the tags that are of this page alone (`src/app/head`). */
export const headHtml = (title: string, tags: readonly HeadTag[]) =>
  [`<title>${escaped(title)}</title>`, ...tags.map(tagHtml)].join('\n    ')

function tagHtml({ tag, attributes, text = '' }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)
  return `<${tag}${written.join('')} data-page>${tag === 'script' ? `${text}</script>` : ''}`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
