import { act, fireEvent, screen } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { click, renderPage, settle } from '#testing/page.tsx'

import { lazyPart } from './lazy-part.tsx'
import { HydrationBoundary, HydrationContext } from './hydration-boundary.tsx'

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void
const observers = new Set<ObserverCallback>()

class FakeIntersectionObserver {
  readonly #observe: ObserverCallback
  constructor(observe: ObserverCallback) {
    this.#observe = observe
  }
  observe() {
    observers.add(this.#observe)
  }
  disconnect() {
    observers.delete(this.#observe)
  }
}

const scrollNear = () =>
  settle(() => {
    for (const observe of observers) observe([{ isIntersecting: true }])
  })

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}
const renderPart = (name: string) => (
  <HydrationBoundary>
    <Counter name={name} />
  </HydrationBoundary>
)
const renderCounterPage = (name: string) => (
  <HydrationContext value>{renderPart(name)}</HydrationContext>
)

const container = document.createElement('div')
let unmount: () => void = () => undefined

async function hydrate(onServer: ReactElement, inBrowser: ReactElement) {
  container.innerHTML = renderToString(onServer)
  document.body.append(container)
  const button = container.querySelector('button')
  const root = hydrateRoot(container, inBrowser)
  unmount = () => root.unmount()
  await settle()
  if (!button) throw new Error('The server rendered no button.')
  return { button, root }
}

const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
})
afterEach(() => {
  act(unmount)
  container.remove()
  observers.clear()
})

it('server markup is not hydrated until it is near the viewport, and then renders the latest props', async () => {
  const { button, root } = await hydrate(renderPart('Ana'), renderCounterPage('Ana'))
  await settle(() => root.render(renderCounterPage('Ben')))
  expect(button).toHaveTextContent('Ana 0')
  expect(isHydrated(button)).toBe(false)

  await scrollNear()
  expect(button).toHaveTextContent('Ben 0')
  expect(container.querySelector('button')).toBe(button)
  fireEvent.click(button)
  expect(button).toHaveTextContent('Ben 1')
})

it.each(['focusIn', 'pointerOver', 'pointerDown'] as const)(
  'server markup becomes interactive on %s',
  async (event) => {
    const { button } = await hydrate(renderPart('Ana'), renderCounterPage('Ana'))
    await settle(() => fireEvent[event](button))
    await settle()
    fireEvent.click(button)
    expect(button).toHaveTextContent('Ana 1')
  },
)

it('a part below the first viewport loads its code when it is near the viewport', async () => {
  const load = vi.fn<() => Promise<typeof Counter>>(() => Promise.resolve(Counter))
  const OnServer = lazyPart(load, { hydrates: 'near' })
  await OnServer.download()
  load.mockClear()
  const Part = lazyPart(load, { hydrates: 'near' })
  const inBrowser = (
    <HydrationContext value>
      <Part name="Ana" />
    </HydrationContext>
  )
  const { button } = await hydrate(<OnServer name="Ana" />, inBrowser)
  expect(load).not.toHaveBeenCalled()

  await scrollNear()
  await settle()
  expect(load).toHaveBeenCalledOnce()
  fireEvent.click(button)
  expect(button).toHaveTextContent('Ana 1')
})

it('content that mounts in the browser is interactive immediately', async () => {
  renderPage(renderCounterPage('Ana'))
  await click('button', 'Ana 0')
  expect(screen.getByRole('button')).toHaveTextContent('Ana 1')
})
