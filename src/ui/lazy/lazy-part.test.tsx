import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

import { createDeferred } from '#testing/deferred.ts'
import { settle } from '#testing/page.tsx'

import { lazyPart } from './lazy-part.tsx'

const Hello = ({ name }: { name: string }) => <p>Hello {name}</p>
const Fallback = ({ name }: { name: string }) => <p>Where is {name}?</p>

/** Like the router's error boundary: an error replaces the whole page. */
class Page extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? <p>The page failed</p> : this.props.children
  }
}

const failToLoad = () => Promise.reject(new TypeError('Failed to fetch'))
const loadHello = () => Promise.resolve(Hello)

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})

it('a lazy part shows its fallback until it is loaded', async () => {
  const coming = createDeferred<typeof Hello>()
  const Part = lazyPart(() => coming.promise, { Fallback })
  render(<Part name="Ana" />)
  expect(screen.getByText('Where is Ana?')).toBeVisible()

  await settle(() => coming.resolve(Hello))
  expect(await screen.findByText('Hello Ana')).toBeVisible()
})

it('a lazy part loads once, when it is first rendered', async () => {
  const load = vi.fn<typeof loadHello>(loadHello)
  const Part = lazyPart(load, { Fallback })
  expect(load).not.toHaveBeenCalled()
  render(<Part name="Ana" />)

  expect(await screen.findByText('Hello Ana')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('a lazy part renders immediately when it was preloaded', async () => {
  const Part = lazyPart(loadHello, { Fallback })
  await Part.download()
  render(<Part name="Ana" />)
  expect(screen.getByText('Hello Ana')).toBeVisible()
})

it('a lazy part renders nothing when it fails to load, and loads again on the next mount', async () => {
  const load = vi
    .fn<typeof loadHello>()
    .mockImplementationOnce(failToLoad)
    .mockImplementation(loadHello)
  const Part = lazyPart(load)
  const { unmount } = render(<Page>{<Part name="Ana" />}</Page>)
  await settle()
  expect(screen.queryByText(/./)).not.toBeInTheDocument()

  unmount()
  render(<Part name="Ana" />)
  expect(await screen.findByText('Hello Ana')).toBeVisible()
})

it('a required lazy part throws when it fails to load', async () => {
  const Part = lazyPart<{ name: string }>(failToLoad, { isNeeded: true })
  render(
    <Page>
      <Part name="Ana" />
    </Page>,
  )
  expect(await screen.findByText('The page failed')).toBeVisible()
})

it('a lazy part keeps server markup when it rerenders before its code is loaded', async () => {
  const element = document.createElement('div')
  const OnServer = lazyPart(loadHello, { Fallback })
  await OnServer.download()
  element.innerHTML = renderToString(<OnServer name="Ana" />)
  const paragraph = element.querySelector('p')

  const coming = createDeferred<typeof Hello>()
  const Part = lazyPart(() => coming.promise, { Fallback })
  const root = hydrateRoot(element, <Part name="Ana" />)
  await settle()
  await settle(() => root.render(<Part name="Ben" />))
  expect(element).toHaveTextContent('Hello Ana')

  await settle(async () => {
    coming.resolve(Hello)
    await Part.download()
  })
  await settle()
  expect(element).toHaveTextContent('Hello Ben')
  expect(element.querySelector('p')).toBe(paragraph)
  root.unmount()
})
