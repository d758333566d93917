import { i18n } from '@lingui/core'

import { trustedData } from '#ui/trusted-types.ts'

import type { AppRouter } from '../router.ts'
import { headTags, type HeadTag } from './head-tags.ts'

/** Marks elements from the document or the previous page, so that they can be replaced. */
const OF_PAGE = 'data-page'

let timer = 0

/** Updates the head elements. */
export function writePageHead(router: AppRouter): void {
  // The page sets its title as it renders.
  clearTimeout(timer)
  timer = window.setTimeout(() => writeHead(pageTags(router)))
}

function pageTags({ state, options }: AppRouter): HeadTag[] {
  const match = state.matches.at(-1)
  if (!match) return []
  return headTags({
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
  for (const old of document.head.querySelectorAll(`[${OF_PAGE}]`)) old.remove()
  document.head.append(...tags.map(toElement))
}

function toElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(OF_PAGE, '')
  if (text) element.textContent = trustedData(text)
  return element
}
