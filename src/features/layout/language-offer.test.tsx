import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { settle } from '#testing/page.tsx'

import { LANGUAGES } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'

const OFFERS = LANGUAGES.map((language) => getStartText(language, 'offer'))
const ENGLISH = { read: getStartText('en', 'offer'), close: getStartText('en', 'close') }

/** Opens a French page in a browser that prefers these languages. Returns the labels of the offers on it. */
async function openFrench(tags: readonly string[], settings = {}) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  controlFetch({ 'GET /api/settings': respondAlways(200, null) })
  await openApp('/sign-in', 'fr', settings)
  await screen.findByRole('heading', { name: 'Se connecter' })
  await settle(() => import('./language-offer.tsx'))
  return offersOnPage()
}
const offersOnPage = () => OFFERS.filter((name) => screen.queryByRole('button', { name }) !== null)

beforeEach(() => localStorage.clear())

describe('the language offer', () => {
  it.each([
    [['es-ES', 'es'], ['Leer esta página en español']],
    [['en-US'], ['Read this page in English']],
    [['de-DE', 'en'], ['Read this page in English']],
    [['de-DE'], []],
    [['fr-FR', 'en'], []],
  ])('to a browser that prefers %j is %j', async (tags, expected) => {
    await openFrench(tags)
    for (const name of expected) await screen.findByRole('button', { name })
    expect(offersOnPage()).toEqual(expected)
  })

  it("is limited to the operator's languages", async () => {
    expect(await openFrench(['en-US'], { languages: ['fr', 'es'] })).toEqual([])
  })

  it.each([
    ['a language was chosen', 'masar-language', 'fr'],
    ['it was declined', 'masar-language-offer', 'declined'],
  ])('is not repeated after %s', async (_, key, value) => {
    localStorage.setItem(key, value)
    expect(await openFrench(['en-US'])).toEqual([])
  })

  it('is shown, and announced, in the language that it offers', async () => {
    await openFrench(['en-US'])
    const accept = screen.getByRole('button', { name: ENGLISH.read })
    expect(accept.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(accept.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(screen.getByRole('button', { name: ENGLISH.close }).closest('[lang]')).toHaveAttribute(
      'lang',
      'en',
    )
  })

  it('comes before the page in the tab order', async () => {
    await openFrench(['en-US'])
    const accept = screen.getByRole('button', { name: ENGLISH.read })
    const main = screen.getByRole('main')
    expect(accept.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('switches the page to the language, and stores it', async () => {
    await openFrench(['en-US'])
    await userEvent.click(screen.getByRole('button', { name: ENGLISH.read }))

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(offersOnPage()).toEqual([]))
    expect(localStorage.getItem('masar-language')).toBe('en')
  })

  it('can be declined permanently, and leaves the page in its language', async () => {
    await openFrench(['en-US'])
    await userEvent.click(screen.getByRole('button', { name: ENGLISH.close }))

    expect(offersOnPage()).toEqual([])
    expect(localStorage.getItem('masar-language-offer')).toBe('declined')
    expect(localStorage.getItem('masar-language')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
