import { i18n } from '@lingui/core'

import { trustJson } from '#ui/trusted-types.ts'

import type { AppRouter } from '../router.ts'
import { createHeadTags, type HeadTag } from './head-tags.ts'

/** Marks elements that belong to one page, so that the next page can replace them. */
const PAGE_ATTRIBUTE = 'data-page'

let timer = 0

/** Replaces the head elements of the previous page. */
export function writePageHead(router: AppRouter): void {
  // Deferred, because the page sets its title while it renders.
  clearTimeout(timer)
  timer = window.setTimeout(() => writeHead(createPageTags(router)))
}

function createPageTags({ state, options }: AppRouter): HeadTag[] {
  const match = state.matches.at(-1)
  if (!match) return []
  return createHeadTags({
    config: options.context.config,
    origin: location.origin,
    path: state.location.pathname,
    search: state.location.searchStr,
    language: i18n.locale,
    title: document.title,
    match,
  })
}

function writeHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${PAGE_ATTRIBUTE}]`)) old.remove()
  document.head.append(...tags.map(toElement))
}

function toElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(PAGE_ATTRIBUTE, '')
  if (text) element.textContent = trustJson(text)
  return element
}
