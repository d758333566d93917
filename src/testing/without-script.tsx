import { within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'

import { createPageFrame, type PageOptions } from './page.tsx'
import { renderMarkup } from './server-markup.ts'

afterEach(() => document.querySelector('[data-without-script]')?.remove())

/** Renders a part of a page on the server, and shows it like a browser without JavaScript. */
export async function renderWithoutScript(page: ReactNode, options: PageOptions = {}) {
  const { around } = createPageFrame(options)
  const html = await renderMarkup(around(page))
  // This parser has scripting disabled, so it parses the content of `noscript`.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const part of body.querySelectorAll('noscript')) part.replaceWith(...part.childNodes)

  const shown = document.createElement('div')
  shown.dataset['withoutScript'] = ''
  shown.append(...document.adoptNode(body).childNodes)
  document.body.append(shown)
  return within(shown)
}

/** Returns the query parameters that a browser submits for a form. */
export function readSubmittedQuery(form: HTMLElement): URLSearchParams {
  if (!(form instanceof HTMLFormElement)) throw new TypeError('Not a form.')
  const query = new URLSearchParams()
  for (const [name, text] of new FormData(form))
    if (typeof text === 'string') query.append(name, text)
  return query
}
