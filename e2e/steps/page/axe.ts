import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules that a change of colors can violate. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds no violations on the page, once it has loaded. */
export async function expectNoViolations(page: Page, rules: 'all' | 'about colours' = 'all') {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  // Retries while the page is still rendering. There is no timeout, because axe itself may be slow.
  let found = await findViolations(page, rules)
  for (let attempt = 1; found.length > 0 && attempt < 4; attempt++)
    found = await findViolations(page, rules)
  expect(found).toEqual([])
}

/**
 * Asserts that axe finds no violations in the light and the dark theme, and then restores the light theme. The
 * dark theme is checked only for colors. Stories are checked in each language (.storybook/preview.tsx).
 */
export async function expectAccessible(page: Page) {
  await expectNoViolations(page)
  await setTheme(page, 'dark')
  await expectNoViolations(page, 'about colours')
  await setTheme(page, 'light')
}

/** Sets the theme without the theme button, so that open menus stay open. */
const setTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => (document.documentElement.className = name), theme)

async function findViolations(page: Page, rules: 'all' | 'about colours') {
  // axe is half a megabyte, so it is injected only once per page.
  const isAxeLoaded = await page.evaluate('"axe" in window')
  const axe = new AxeBuilder({ page, ...(isAxeLoaded === true && { axeSource: 'axe' }) })
  const chosen =
    rules === 'all' ? { rules: { 'target-size': { enabled: true } } } : { runOnly: COLOR_RULES }
  const { violations } = await axe
    // The pages have no frames. Without legacy mode, axe would open a new page for every run.
    .setLegacyMode()
    .options({ ...chosen, resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => ({
    rule: id,
    at: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }))
}
