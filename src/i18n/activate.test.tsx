import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SHELL_TEXT = msg`Skip to the content`
const CARS_TEXT = msg`Filters`
const INNER_TEXT = msg`Confirm password`

/** The texts of a page load on which nothing was fetched yet. */
async function freshTexts() {
  const [texts, { i18n }] = await Promise.all([import('./activate.ts'), import('@lingui/core')])
  return { ...texts, i18n }
}

beforeEach(() => {
  vi.resetModules()
})

describe('the texts of a page', () => {
  it('are those that every page begins with, until more is asked for', async () => {
    const { activateLanguage, loadTexts, i18n } = await freshTexts()
    await activateLanguage('fr')
    expect(i18n._(SHELL_TEXT)).toBe('Aller au contenu')
    expect(i18n._(CARS_TEXT)).toBe('Filters')

    await loadTexts('cars')
    expect(i18n._(CARS_TEXT)).toBe('Filtres')
    expect(i18n._(SHELL_TEXT)).toBe('Aller au contenu')
  })

  it('change language together, those that came later too', async () => {
    const { activateLanguage, loadTexts, i18n } = await freshTexts()
    await activateLanguage('fr')
    await loadTexts('cars', 'inner')
    await activateLanguage('es')

    expect(document.documentElement.lang).toBe('es')
    expect(i18n._(CARS_TEXT)).toBe('Filtros')
    expect(i18n._(INNER_TEXT)).toBe('Confirmar la contraseña')
  })

  it('are in the new language when they were asked for during the change', async () => {
    const { activateLanguage, loadTexts, i18n } = await freshTexts()
    await activateLanguage('fr')
    await Promise.all([activateLanguage('es'), loadTexts('cars')])
    expect(i18n._(CARS_TEXT)).toBe('Filtros')

    await Promise.all([loadTexts('inner'), activateLanguage('fr')])
    expect(i18n._(INNER_TEXT)).toBe('Confirmer le mot de passe')
  })

  it('are there before the module that shows them', async () => {
    const { activateLanguage, withTexts, i18n } = await freshTexts()
    await activateLanguage('fr')
    expect(await withTexts('cars', Promise.resolve('a module'))).toBe('a module')
    expect(i18n._(CARS_TEXT)).toBe('Filtres')
  })
})
