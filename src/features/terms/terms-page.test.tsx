import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { click, settle } from '#testing/page.tsx'

async function openTerms() {
  controlFetch({ 'GET /api/settings': respondAlways(200, null) })
  const app = await openApp('/tos')
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  return app
}

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' }))
const main = () => within(screen.getByRole('main'))

/** The callback of an `IntersectionObserver`. */
type ObserverCallback = (
  entries: { target: Element | null | undefined; isIntersecting: boolean }[],
) => void

const listMarkedSections = () =>
  contents()
    .getAllByRole('link')
    .flatMap((link) => (link.matches('[data-current]') ? link.textContent : []))

describe('the terms page', () => {
  it('sets the document title', async () => {
    await openTerms()
    expect(document.title).toBe('Terms of use - Masar')
  })

  it('has a section for each entry in the table of contents, in the same order', async () => {
    await openTerms()
    const lines = contents().getAllByRole('link')
    const [, ...parts] = main().getAllByRole('heading', { level: 2 })

    expect(parts.map(({ textContent }) => textContent)).toEqual(
      lines.map(({ textContent }, index) => `${index + 1}. ${textContent}`),
    )
    expect(lines.map((line) => line.getAttribute('href'))).toEqual(
      parts.map(({ id }) => `/tos#${id}`),
    )
  })

  it('marks the visible section in the table of contents', async () => {
    const watchers: ObserverCallback[] = []
    class Watcher implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
      constructor(tell: ObserverCallback) {
        watchers.push(tell)
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher)
    await openTerms()
    const [, first, second] = main().getAllByRole('heading', { level: 2 })
    const comeIntoView = (heading: HTMLElement | undefined, isIntersecting: boolean) =>
      settle(() => {
        for (const tell of watchers) tell([{ target: heading?.parentElement, isIntersecting }])
      })

    await comeIntoView(first, true)
    expect(listMarkedSections()).toEqual([first?.textContent?.replace('1. ', '')])
    await comeIntoView(second, true)
    await comeIntoView(first, false)
    expect(listMarkedSections()).toEqual([second?.textContent?.replace('2. ', '')])
  })

  it('opens and focuses a section when its entry in the table of contents is pressed', async () => {
    const { router } = await openTerms()
    await click('link', 'The deposit')

    expect(router.state.location.href).toBe('/tos#deposit')
    expect(screen.getByRole('heading', { name: '6. The deposit' })).toHaveFocus()
  })

  // @shows ACCOUNT-21
  it('states who may not use the site', async () => {
    await openTerms()
    expect(main().getByText(/not meant for children under 13/)).toBeVisible()
  })

  // @shows BOOK-39, PAGE-20
  it('states the parties, and the figures in the rules', async () => {
    await openTerms()
    expect(main().getByText(/^Masar is an intermediary/)).toBeVisible()
    expect(main().getByText(/must be at least 21 years old on the day of pick-up/)).toBeVisible()
    expect(
      main().getByText(/^Less than 24 hours: the rental company may charge a fee/),
    ).toBeVisible()
    expect(main().getByRole('link', { name: 'contact@masar.example' })).toHaveAttribute(
      'href',
      'mailto:contact@masar.example',
    )
  })
})
