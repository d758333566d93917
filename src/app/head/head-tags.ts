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
 * data. Requires the text part `below`, but no DOM.
 */
export function createHeadTags(input: HeadInput): HeadTag[] {
  const facts = getPageFacts(input)
  if (facts.isPrivate) return [createMeta('robots', 'noindex')]
  const canonical = toPageUrl(input, facts, readLanguageParam(input))
  return [
    createMeta('description', facts.description),
    createLink({ rel: 'canonical', href: canonical }),
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
    createLink({ rel: 'alternate', hreflang, href: toPageUrl(input, facts, language) })
  return [...languages.map((language) => one(language, language)), one('x-default', null)]
}

function createOpenGraph(input: HeadInput, facts: PageFacts, url: string): HeadTag[] {
  const { config, origin, language, title } = input
  const others = config.languages.filter((other) => other !== language)
  return [
    createProperty('og:type', 'website'),
    createProperty('og:site_name', config.siteName),
    createProperty('og:title', title),
    createProperty('og:description', facts.description),
    createProperty('og:url', url),
    createProperty('og:locale', toLanguageRegion(language)),
    ...others.map((other) => createProperty('og:locale:alternate', toLanguageRegion(other))),
    createProperty('og:image', origin + PREVIEW_IMAGE.path),
    createProperty('og:image:width', PREVIEW_IMAGE.width),
    createProperty('og:image:height', PREVIEW_IMAGE.height),
    createMeta('twitter:card', 'summary_large_image'),
  ]
}

/** Returns the language in the URL, or null. Each language has its own canonical URL. */
function readLanguageParam({ search, config }: HeadInput): string | null {
  const urlLanguage = new URLSearchParams(search).get('l')
  return config.languages.find((language) => language === urlLanguage) ?? null
}

function toPageUrl(input: HeadInput, { kept }: PageFacts, language: string | null): string {
  const params = new URLSearchParams(input.search)
  const words = new URLSearchParams()
  for (const name of kept) {
    const value = params.get(name)
    if (value) words.set(name, value)
  }
  if (language) words.set('l', language)
  const search = words.size > 0 ? `?${words}` : ''
  return `${input.origin}${input.path}${search}`
}

const createMeta = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name, content },
})
const createProperty = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
})
const createLink = (attributes: HeadTag['attributes']): HeadTag => ({ tag: 'link', attributes })
