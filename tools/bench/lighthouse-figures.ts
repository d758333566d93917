import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { type Browser, chromium } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import type { ExampleLinks } from '../../e2e/steps/page/site-pages.ts'
import { installSeparately } from '../separate-packages.ts'
import type { Figure } from './figure.ts'

const LIGHTHOUSE_FOLDER = 'tools/bench/lighthouse'
const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 4402)
const PAGES = ['home', 'terms', 'signIn', 'search', 'car', 'checkout'] as const
const MAX_REPORT_BYTES = 64 * 1024 * 1024

/** The part of a report that the benchmark reads. */
interface Report {
  categories: Record<string, { id: string; score: number | null }>
}

/**
 * Measures Lighthouse scores on Lighthouse's own emulated phone. Skips SEO for the checkout, which is hidden
 * from search engines on purpose.
 */
export async function measureLighthouse(_: Browser, links: ExampleLinks): Promise<Figure[]> {
  installSeparately(LIGHTHOUSE_FOLDER)
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${PORT}`],
  })
  const figures: Figure[] = []
  for (const name of PAGES) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time: audits compete for the processor
    const { categories } = await auditPage(links[name])
    for (const { id, score } of Object.values(categories))
      if (name !== 'checkout' || id !== 'seo')
        figures.push({
          name: `${name}: Lighthouse, ${id}`,
          measured: (score ?? 0) * 100,
          unit: '',
          least: id === 'performance' ? 97 : 100,
        })
  }
  await browser.close()
  return figures
}

/** Runs the Lighthouse command against the browser that listens on `PORT`. */
async function auditPage(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${LIGHTHOUSE_FOLDER}/node_modules/lighthouse/cli/index.js`,
      url,
      `--port=${PORT}`,
      '--output=json',
      '--quiet',
    ],
    { maxBuffer: MAX_REPORT_BYTES },
  )
  return JSON.parse(stdout) as Report
}
