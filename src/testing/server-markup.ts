import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'

/** Returns the HTML that a server renders for a page, in one piece. */
export async function renderMarkup(page: ReactNode): Promise<string> {
  // Otherwise React moves large parts to the end of the document, and scripts move them back.
  const { prelude } = await prerender(page, { progressiveChunkSize: Infinity })
  const html = await new Response(prelude).text()
  // React keeps the context values of a server render, and its browser renderer would use them as defaults, so
  // a later test in this worker would get the cache of this test. Another server render resets the values.
  await prerender(null)
  return html
}
