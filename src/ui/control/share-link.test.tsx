import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { click, renderPage, settle } from '#testing/page.tsx'

import { ShareLink } from './share-link.tsx'

const CAR_PAGE = {
  title: 'Renault Clio',
  text: 'Renault Clio: 65 TND & more #1',
  path: '/car/1?from=2027',
}

/** Provides the system's share dialog, which closes, or fails with this error. */
function provideShare(error?: DOMException) {
  const share = vi.fn<typeof navigator.share>(async () => {
    if (error) throw error
  })
  Object.assign(navigator, { share })
  return share
}

const getSharedText = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '').searchParams.get('text')

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

describe('the share link', () => {
  it('opens the system’s share dialog with a title, text and URL', async () => {
    const share = provideShare()
    renderPage(<ShareLink {...CAR_PAGE} />)
    await click('link', 'Share')

    const { title, text } = CAR_PAGE
    expect(share).toHaveBeenCalledWith({ title, text, url: `${location.origin}${CAR_PAGE.path}` })
  })

  it('shares only the text when others may not open the page', async () => {
    const share = provideShare()
    const { title, text } = CAR_PAGE
    renderPage(<ShareLink title={title} text={text} />)
    await click('link', 'Share')

    expect(share).toHaveBeenCalledWith({ title, text })
  })

  it('links to WhatsApp when the system has no share dialog', async () => {
    renderPage(<ShareLink {...CAR_PAGE} />)
    const link = screen.getByRole('link', { name: 'Share on WhatsApp' })
    link.addEventListener('click', (event) => event.preventDefault())
    await click('link', 'Share on WhatsApp')

    expect(getSharedText(link)).toBe(`${CAR_PAGE.text}\n${location.origin}${CAR_PAGE.path}`)
  })

  it.each([
    ['does nothing when the dialog is closed', 'AbortError', 0],
    ['opens WhatsApp when the dialog does not open', 'NotAllowedError', 1],
  ])('%s', async (_what, name, times) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    provideShare(new DOMException('', name))
    renderPage(<ShareLink {...CAR_PAGE} />)
    await click('link', 'Share')
    await settle(() => undefined)

    expect(open).toHaveBeenCalledTimes(times)
  })
})
