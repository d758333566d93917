import { getDateLocale, toRegionLocale } from '@masar/domain/service/languages.ts'

import { type HeadInput, type PageFacts, getPageFacts } from './page-facts.ts'

/** One element of the head. */
export interface HeadTag {
  tag: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The image of link previews. */
const PREVIEW_IMAGE = { path: '/share.png', width: '1200', height: '630' }
const toLanguageRegion = (language: string) => toRegionLocale(getDateLocale(language))

/**
 * Returns the head of a document: description, canonical URL, alternate languages, link preview and schema.org
 * data. Needs no DOM, but the text part `below`.
 */
export function createHeadTags(input: HeadInput): HeadTag[] {
  const facts = getPageFacts(input)
  if (facts.isPrivate) return [meta('robots', 'noindex')]
  const canonical = toPageUrl(input, facts, readLanguageParam(input))
  return [
    meta('description', facts.description),
    link({ rel: 'canonical', href: canonical }),
    ...createAlternates(input, facts),
    ...createOpenGraph(input, facts, canonical),
    ...facts.data(canonical).map((data): HeadTag => {
      const text = JSON.stringify({ '@context': 'https://schema.org', ...data })
      // The text is escaped, so that it cannot close the script element.
      const attributes = { type: 'application/ld+json' }
      return { tag: 'script', attributes, text: text.replaceAll('<', '\\u003c') }
    }),
  ]
}

function createAlternates(input: HeadInput, facts: PageFacts): HeadTag[] {
  const { languages } = input.config
  if (languages.length < 2) return []
  const one = (hreflang: string, language: string | null) =>
    link({ rel: 'alternate', hreflang, href: toPageUrl(input, facts, language) })
  return [...languages.map((language) => one(language, language)), one('x-default', null)]
}

function createOpenGraph(input: HeadInput, facts: PageFacts, url: string): HeadTag[] {
  const { config, origin, language, title } = input
  const others = config.languages.filter((other) => other !== language)
  return [
    property('og:type', 'website'),
    property('og:site_name', config.siteName),
    property('og:title', title),
    property('og:description', facts.description),
    property('og:url', url),
    property('og:locale', toLanguageRegion(language)),
    ...others.map((other) => property('og:locale:alternate', toLanguageRegion(other))),
    property('og:image', origin + PREVIEW_IMAGE.path),
    property('og:image:width', PREVIEW_IMAGE.width),
    property('og:image:height', PREVIEW_IMAGE.height),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** Returns the language in the URL, or null. Each language has its own canonical URL. */
function readLanguageParam({ search, config }: HeadInput): string | null {
  const asked = new URLSearchParams(search).get('l')
  return config.languages.find((language) => language === asked) ?? null
}

function toPageUrl(input: HeadInput, { kept }: PageFacts, language: string | null): string {
  const asked = new URLSearchParams(input.search)
  const words = new URLSearchParams()
  for (const name of kept) {
    const value = asked.get(name)
    if (value) words.set(name, value)
  }
  if (language) words.set('l', language)
  const search = words.size > 0 ? `?${words}` : ''
  return `${input.origin}${input.path}${search}`
}

const meta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
})
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const link = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes })
