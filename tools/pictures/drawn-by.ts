import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import type { Browser } from 'playwright'

import type { DrawnBy } from './baselines.ts'
import { decode } from './bitmap.ts'
import { Camera } from './camera.ts'

const FONT = '@fontsource-variable/figtree'

/** Letters, signs and accents of the fonts of the system, a curve and a shadow. */
const SAMPLE = `data:text/html;charset=utf-8,${encodeURIComponent(`<body style="font-size: 20px">
  ${['sans-serif', 'serif', 'monospace', 'system-ui']
    .map(
      (family) =>
        `<p style="font-family: ${family}">Hg Éñç 0123 → ✓ ★ € <b>bold</b> <i>slant</i></p>`,
    )
    .join('')}
  <div style="width: 90px; height: 40px; border-radius: 12px; box-shadow: 0 2px 8px #0006;
    background: linear-gradient(#6aa9e6, #123)"></div>`)}`

/** What draws here and now. */
export async function readDrawnBy(browser: Browser): Promise<DrawnBy> {
  const camera = await Camera.open(browser)
  await camera.page.goto(SAMPLE)
  const { pixels } = await decode(await camera.page.screenshot())
  await camera.close()
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  return {
    chromium: browser.version(),
    font: `${FONT} ${dependencies[FONT]}`,
    sample: createHash('sha256').update(pixels).digest('hex').slice(0, 16),
  }
}

/** Why pictures that were drawn by one cannot be held against the other's, or null. */
export function whyIncomparable(accepted: DrawnBy, here: DrawnBy): string | null {
  if (accepted.chromium !== here.chromium)
    return `The accepted pictures were drawn by Chromium ${accepted.chromium}, and this is Chromium ${here.chromium}.`
  if (accepted.sample !== here.sample)
    return 'This Chromium draws letters otherwise than the one of the accepted pictures: other fonts are installed, or it is another system.'
  return null
}
