import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a change of colours can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

const NAMES = { fr: 'Français', es: 'Español', en: 'English' }
const THEME = /^(Dark|Light) theme$|^Thème|^Tema/

/** Nothing for axe to find on the page as it is, once it is all there. */
export async function isClean(page: Page, rules: 'all' | 'about colours' = 'all') {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => violationsOf(page, rules), { intervals: [1000] }).toEqual([])
}

/** Nothing to find in three languages, light and dark; the page ends as it began. */
export async function isAccessible(page: Page) {
  const banner = page.getByRole('banner')
  const root = page.locator('html')
  const changeTheme = async () => {
    const before = (await root.getAttribute('class')) ?? ''
    await banner.getByRole('button', { name: THEME }).click()
    await expect(root).not.toHaveClass(before)
  }
  for (const [language, name] of Object.entries(NAMES)) {
    await banner.getByRole('button', { name: /^(Language|Langue|Idioma)/ }).click()
    await banner.getByRole('button', { name }).click()
    await expect(root).toHaveAttribute('lang', language)
    await isClean(page)
    await changeTheme()
    await isClean(page, 'about colours')
    await changeTheme()
  }
}

async function violationsOf(page: Page, rules: 'all' | 'about colours') {
  // axe is half a megabyte: a page that has it is not given it again.
  const isThere = await page.evaluate('"axe" in window')
  const axe = new AxeBuilder({ page, ...(isThere === true && { axeSource: 'axe' }) })
  const chosen =
    rules === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: ABOUT_COLOURS }
  const { violations } = await axe
    // There are no frames here; the other mode opens a page of its own for every look.
    .setLegacyMode()
    .options({ ...chosen, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}
