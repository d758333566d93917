import { within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { afterEach } from 'vitest'

import { createPageFrame, type PageOptions } from './page.tsx'

afterEach(() => document.querySelector('[data-without-script]')?.remove())

/** Renders a part of a page on the server, and shows it like a browser without JavaScript. */
export async function renderWithoutScript(page: ReactNode, options: PageOptions = {}) {
  const { around } = createPageFrame(options)
  const { prelude } = await prerender(around(page))
  const html = await new Response(prelude).text()
  // React keeps the context values of a server render, and its browser renderer would read them as defaults: a
  // later test of this worker would get the cache of this one. The next server render resets them.
  await prerender(null)
  // This parser has scripting disabled, so it parses the content of `noscript`.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const part of body.querySelectorAll('noscript')) part.replaceWith(...part.childNodes)

  const shown = document.createElement('div')
  shown.dataset['withoutScript'] = ''
  shown.append(...document.adoptNode(body).childNodes)
  document.body.append(shown)
  return within(shown)
}

/** The query string that a browser submits for a form. */
export function submittedQuery(form: HTMLElement): URLSearchParams {
  if (!(form instanceof HTMLFormElement)) throw new TypeError('Not a form.')
  const query = new URLSearchParams()
  for (const [name, text] of new FormData(form))
    if (typeof text === 'string') query.append(name, text)
  return query
}
