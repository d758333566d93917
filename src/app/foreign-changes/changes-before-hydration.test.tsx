import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'

import { settle } from '#testing/page.tsx'

import { recordEarlyChanges } from './changes-before-hydration.ts'

/** Renders additional content after hydration, as the language offer does. */
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
  // Lets the observer report the changes so far.
  await settle()
  changes.stop()
  expect(element.textContent).toContain('lesen')
  return errors
}

afterEach(() => document.body.replaceChildren())

it('content that React adds before hydration ends is not undone', async () => {
  const element = openDocument()
  expect(await hydrate(element)).toEqual([])
  expect(element.textContent).toBe('Good dayAuf Deutsch lesen')
})

it('content that React renders again after a mismatch replaces the server’s markup', async () => {
  const element = openDocument()
  element.innerHTML = '<section>The day could not be loaded.</section>'
  expect(await hydrate(element)).toHaveLength(1)
  expect(element.textContent).toBe('Good dayAuf Deutsch lesen')
})

it('changes by a translator are undone before hydration', async () => {
  const element = openDocument()
  const paragraph = element.querySelector('p')
  const hydrated = hydrate(element)
  const font = document.createElement('font')
  font.textContent = 'Guten Tag'
  paragraph?.firstChild?.replaceWith(font)
  expect(await hydrated).toEqual([])
  expect(element.querySelector('p')).toBe(paragraph)
})
