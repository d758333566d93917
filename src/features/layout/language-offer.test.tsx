import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { openApp } from '#testing/app.tsx'
import { controlFetch, respondAlways } from '#testing/calls.ts'
import { settle } from '#testing/page.tsx'

import { LANGUAGES } from '#i18n/languages.ts'
import { getStartText } from '#i18n/start-texts.ts'

const OFFER_LABELS = LANGUAGES.map((language) => getStartText(language, 'offer'))
const ENGLISH_LABELS = { read: getStartText('en', 'offer'), close: getStartText('en', 'close') }

/**
 * Opens a French page in a browser that prefers these languages. Returns the labels of the language offers on
 * the page.
 */
async function openFrenchPage(tags: readonly string[], settings = {}) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)
  controlFetch({ 'GET /api/settings': respondAlways(200, null) })
  await openApp('/sign-in', 'fr', settings)
  await screen.findByRole('heading', { name: 'Se connecter' })
  await settle(() => import('./language-offer.tsx'))
  return listShownOffers()
}
const listShownOffers = () =>
  OFFER_LABELS.filter((name) => screen.queryByRole('button', { name }) !== null)

beforeEach(() => localStorage.clear())

describe('the language offer', () => {
  it.each([
    [['es-ES', 'es'], ['Leer esta página en español']],
    [['en-US'], ['Read this page in English']],
    [['de-DE', 'en'], ['Read this page in English']],
    [['de-DE'], []],
    [['fr-FR', 'en'], []],
  ])('for a browser that prefers %j is %j', async (tags, expected) => {
    await openFrenchPage(tags)
    for (const name of expected) await screen.findByRole('button', { name })
    expect(listShownOffers()).toEqual(expected)
  })

  it("is limited to the operator's languages", async () => {
    expect(await openFrenchPage(['en-US'], { languages: ['fr', 'es'] })).toEqual([])
  })

  it.each([
    ['a language was chosen', 'masar-language', 'fr'],
    ['the offer was declined', 'masar-language-offer', 'declined'],
  ])('is not repeated after %s', async (_, key, value) => {
    localStorage.setItem(key, value)
    expect(await openFrenchPage(['en-US'])).toEqual([])
  })

  it('is shown and announced in the offered language', async () => {
    await openFrenchPage(['en-US'])
    const accept = screen.getByRole('button', { name: ENGLISH_LABELS.read })
    expect(accept.closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(accept.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(
      screen.getByRole('button', { name: ENGLISH_LABELS.close }).closest('[lang]'),
    ).toHaveAttribute('lang', 'en')
  })

  it('comes before the page in the tab order', async () => {
    await openFrenchPage(['en-US'])
    const accept = screen.getByRole('button', { name: ENGLISH_LABELS.read })
    const main = screen.getByRole('main')
    expect(accept.compareDocumentPosition(main)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('switches the page to the offered language, and stores this choice, when accepted', async () => {
    await openFrenchPage(['en-US'])
    await userEvent.click(screen.getByRole('button', { name: ENGLISH_LABELS.read }))

    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    await waitFor(() => expect(listShownOffers()).toEqual([]))
    expect(localStorage.getItem('masar-language')).toBe('en')
  })

  it('can be declined permanently, without changing the page’s language', async () => {
    await openFrenchPage(['en-US'])
    await userEvent.click(screen.getByRole('button', { name: ENGLISH_LABELS.close }))

    expect(listShownOffers()).toEqual([])
    expect(localStorage.getItem('masar-language-offer')).toBe('declined')
    expect(localStorage.getItem('masar-language')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
