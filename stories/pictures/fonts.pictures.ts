import { expect, test } from '@playwright/test'

/** A page with letters, signs and accents in the system fonts, a curve and a shadow. */
const SAMPLE = `<body style="font-size: 20px">
  ${['sans-serif', 'serif', 'monospace', 'system-ui']
    .map(
      (family) =>
        `<p style="font-family: ${family}">Hg Éñç 0123 → ✓ ★ € <b>bold</b> <i>slant</i></p>`,
    )
    .join('')}
  <div style="width: 90px; height: 40px; border-radius: 12px; box-shadow: 0 2px 8px #0006;
    background: linear-gradient(#6aa9e6, #123)"></div>`

test('this system renders text and shapes as in the accepted pictures', async ({ page }) => {
  await page.setContent(SAMPLE)
  await expect(page).toHaveScreenshot('fonts.webp')
})
