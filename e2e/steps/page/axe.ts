import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a change of colours can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/** Nothing for axe to find on the page as it is, once it is all there. */
export async function isClean(page: Page, rules: 'all' | 'about colours' = 'all') {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // What is just being drawn is looked at again; how long axe takes is the machine's affair.
  let found = await findViolations(page, rules)
  for (let looks = 1; found.length > 0 && looks < 4; looks++)
    found = await findViolations(page, rules)
  expect(found).toEqual([])
}

/**
 * Nothing to find, light and dark; the page ends as it began. Names do not depend on the theme, nor
 * colours on the language: the stories are looked at in each language (.storybook/preview.tsx).
 */
export async function isAccessible(page: Page) {
  await isClean(page)
  await wears(page, 'dark')
  await isClean(page, 'about colours')
  await wears(page, 'light')
}

/** As after a press on the theme's button, without the press: it would close what is open. */
const wears = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => (document.documentElement.className = name), theme)

async function findViolations(page: Page, rules: 'all' | 'about colours') {
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
