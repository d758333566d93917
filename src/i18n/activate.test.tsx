import { msg } from '@lingui/core/macro'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const COMMON_TEXT = msg`Skip to the content`
const BELOW_TEXT = msg`Why book here`
const OTHER_TEXT = msg`Confirm password`

/** Imports the modules again, so that no texts are loaded yet. */
async function importFreshTexts() {
  const [texts, { i18n }] = await Promise.all([import('./activate.ts'), import('@lingui/core')])
  return { ...texts, i18n }
}

beforeEach(() => {
  vi.resetModules()
})

describe('a page’s texts', () => {
  it('contain only the common part until another part is loaded', async () => {
    const { activateLanguage, loadTexts, i18n } = await importFreshTexts()
    await activateLanguage('fr')
    expect(i18n._(COMMON_TEXT)).toBe('Aller au contenu')
    expect(i18n._(BELOW_TEXT)).toBe('Why book here')

    await loadTexts('below')
    expect(i18n._(BELOW_TEXT)).toBe('Pourquoi réserver ici')
    expect(i18n._(COMMON_TEXT)).toBe('Aller au contenu')
  })

  // @shows LANG-7
  it('change language together, including parts that were loaded later', async () => {
    const { activateLanguage, loadTexts, i18n } = await importFreshTexts()
    await activateLanguage('fr')
    await loadTexts('below', 'other')
    await activateLanguage('es')

    expect(document.documentElement.lang).toBe('es')
    expect(i18n._(BELOW_TEXT)).toBe('Por qué reservar aquí')
    expect(i18n._(OTHER_TEXT)).toBe('Confirmar la contraseña')
  })

  it('are activated without setting `lang` again if the language stays the same', async () => {
    const { activateLanguage } = await importFreshTexts()
    await activateLanguage('fr')
    const languages: string[] = []
    const observer = new MutationObserver(() => languages.push(document.documentElement.lang))
    observer.observe(document.documentElement, { attributeFilter: ['lang'] })

    await activateLanguage('fr')
    await activateLanguage('es')
    await vi.waitFor(() => expect(languages).toEqual(['es']))
    observer.disconnect()
  })

  it('are in the new language when they are loaded during a language change', async () => {
    const { activateLanguage, loadTexts, i18n } = await importFreshTexts()
    await activateLanguage('fr')
    await Promise.all([activateLanguage('es'), loadTexts('below')])
    expect(i18n._(BELOW_TEXT)).toBe('Por qué reservar aquí')

    await Promise.all([loadTexts('other'), activateLanguage('fr')])
    expect(i18n._(OTHER_TEXT)).toBe('Confirmer le mot de passe')
  })

  it('are loaded together with the module that shows them', async () => {
    const { activateLanguage, loadWithTexts, i18n } = await importFreshTexts()
    await activateLanguage('fr')
    expect(await loadWithTexts('below', Promise.resolve('a module'))).toBe('a module')
    expect(i18n._(BELOW_TEXT)).toBe('Pourquoi réserver ici')
  })
})
