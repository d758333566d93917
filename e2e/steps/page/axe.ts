import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a change of colors can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds nothing on the loaded page. */
export async function isClean(page: Page, rules: 'all' | 'about colours' = 'all') {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Retries while the page still renders; axe itself may take any time.
  let found = await findViolations(page, rules)
  for (let looks = 1; found.length > 0 && looks < 4; looks++)
    found = await findViolations(page, rules)
  expect(found).toEqual([])
}

/**
 * Asserts no findings, light and dark; restores the theme. Names do not depend on the theme, nor colors on the
 * language: stories are checked in each language (.storybook/preview.tsx).
 */
export async function isAccessible(page: Page) {
  await isClean(page)
  await wears(page, 'dark')
  await isClean(page, 'about colours')
  await wears(page, 'light')
}

/** Like a click on the theme button, but it keeps open menus open. */
const wears = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => (document.documentElement.className = name), theme)

async function findViolations(page: Page, rules: 'all' | 'about colours') {
  // axe is half a megabyte: it is injected once per page.
  const isThere = await page.evaluate('"axe" in window')
  const axe = new AxeBuilder({ page, ...(isThere === true && { axeSource: 'axe' }) })
  const chosen =
    rules === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: ABOUT_COLOURS }
  const { violations } = await axe
    // There are no frames here; the other mode opens a new page for every run.
    .setLegacyMode()
    .options({ ...chosen, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}
