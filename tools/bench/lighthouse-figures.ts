import lighthouse from 'lighthouse'
import { chromium } from 'playwright'

import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'
import type { ExampleLinks } from '../example-links.ts'
import type { Figure } from './table.ts'

const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 4402)
const PAGES = [
  { name: 'home', link: 'home' },
  { name: 'a static page', link: 'terms' },
  { name: 'sign-in', link: 'signIn' },
  { name: 'search', link: 'search' },
  { name: 'car', link: 'car' },
  { name: 'checkout', link: 'checkout' },
] as const
const PERFORMANCE = 97
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const
/** Search engines are told to leave it out, which costs half of their category. */
const NOT_INDEXED = 'checkout'

/** Lighthouse's scores on its own telephone, of 100: how fast, and the other three categories. */
export async function lighthouseFigures(links: ExampleLinks): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${PORT}`],
  })
  const figures: Figure[] = []
  try {
    for (const { name, link } of PAGES) {
      const scores = await categoryScores(links[link])
      const others = OTHERS.filter((category) => name !== NOT_INDEXED || category !== 'seo')
      const lowest = Math.min(...others.map((category) => scores(category)))
      figures.push(
        score(`${name}: Lighthouse, performance`, scores('performance'), PERFORMANCE),
        score(`${name}: Lighthouse, lowest other category`, lowest, 100),
      )
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function categoryScores(url: string): Promise<(category: string) => number> {
  const result = await lighthouse(url, { port: PORT, logLevel: 'error' })
  return (category) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
}

const score = (name: string, measured: number, least: number): Figure => ({
  name,
  measured,
  unit: 'of 100',
  least,
})
