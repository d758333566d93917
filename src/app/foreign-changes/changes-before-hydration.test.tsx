import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'

import { settle } from '#testing/page.tsx'

import { recordEarlyChanges } from './changes-before-hydration.ts'

/** Shows more as soon as it is hydrated, as an offer of another language does. */
function Article() {
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => startTransition(() => setIsOffered(true)), [])

  return (
    <div>
      <p>Good day</p>
      {isOffered ? <button type="button">Auf Deutsch lesen</button> : null}
    </div>
  )
}

function openDocument(): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToString(<Article />)
  document.body.replaceChildren(element)
  return element
}

async function hydrate(element: HTMLElement): Promise<unknown[]> {
  const changes = recordEarlyChanges(element)
  const errors: unknown[] = []
  const onRecoverableError = (error: unknown) => {
    changes.ignoreRecent()
    errors.push(error)
  }
  await settle(() => {
    hydrateRoot(element, <Article />, { onRecoverableError })
    changes.watchHydration()
  })
  // Lets the observer report what has changed so far.
  await settle()
  changes.stop()
  expect(element.textContent).toContain('lesen')
  return errors
}

afterEach(() => document.body.replaceChildren())

it('what React adds before hydration is over stays', async () => {
  const element = openDocument()
  expect(await hydrate(element)).toEqual([])
  expect(element.textContent).toBe('Good dayAuf Deutsch lesen')
})

it('what React renders again, because the document has something else, replaces it', async () => {
  const element = openDocument()
  element.innerHTML = '<section>The day could not be loaded.</section>'
  expect(await hydrate(element)).toHaveLength(1)
  expect(element.textContent).toBe('Good dayAuf Deutsch lesen')
})

it('what a translator changed in the document is undone, so that it is hydrated as it is', async () => {
  const element = openDocument()
  const paragraph = element.querySelector('p')
  const hydrated = hydrate(element)
  const font = document.createElement('font')
  font.textContent = 'Guten Tag'
  paragraph?.firstChild?.replaceWith(font)
  expect(await hydrated).toEqual([])
  expect(element.querySelector('p')).toBe(paragraph)
})
