import type { Browser } from 'playwright'

import type { ExampleLinks } from '../example-links.ts'
import { MEASURED_PAGES, RUNS, type Time, TIME_NAMES, TIMES, WATCHED } from './measured-pages.ts'
import { measurePage, type PageLoad, SLOWNESS } from './page-load.ts'
import { type Figure, median } from './table.ts'

/** What `a7bf694` took in ms where the times that pages must reach were set (docs/performance.md). */
const HOME_STOOD = 2_746
const STOOD = {
  home: { fcp: 2_744, lcp: 2_744, responds: HOME_STOOD, blocking: 1_085 },
  search: { lcp: 3_484, responds: 2_773, blocking: 1_680 },
  checkout: { lcp: 3_864, responds: 3_840, blocking: 1_052 },
  signIn: { responds: 3_326 },
} satisfies Partial<Record<keyof typeof MEASURED_PAGES, Partial<Record<Time, number>>>>

type Name = keyof typeof STOOD

/**
 * What each page takes of what it takes an older Masar that runs on the same machine, in per cent: loads in turn, so that
 * what the machine does meanwhile meets both, on a phone as slow as the one whose times were the first (`findSlowness`).
 * Against `a7bf694` it must be what its times must be of what stood then.
 */
export async function againstFigures(
  browser: Browser,
  links: ExampleLinks,
  older: ExampleLinks,
): Promise<Figure[]> {
  const slowness = await findSlowness(browser, older.home)
  const figures: Figure[] = [
    { name: 'processor, slower than this machine', measured: slowness, unit: 'x' },
  ]
  for (const name of Object.keys(STOOD) as Name[]) {
    const now: PageLoad[] = []
    const before: PageLoad[] = []
    for (let run = 0; run < RUNS; run += 1) {
      before.push(await measurePage(browser, older[name], MEASURED_PAGES[name], slowness))
      now.push(await measurePage(browser, links[name], MEASURED_PAGES[name], slowness))
    }
    figures.push(...WATCHED.flatMap((time) => ratio(name, time, now, before)))
  }
  return figures
}

/**
 * How much slower the processor has to be for the older home to take what it took where the times were set. A machine
 * that is quicker spends more of its time on the network, which no page can do without: shares would differ by the hour.
 */
async function findSlowness(browser: Browser, olderHome: string): Promise<number> {
  const measure = async (slowness: number) => {
    const loads: number[] = []
    for (let run = 0; run < RUNS; run += 1)
      loads.push((await measurePage(browser, olderHome, MEASURED_PAGES.home, slowness)).responds)
    return median(loads)
  }
  const [quicker, slower] = [await measure(SLOWNESS), await measure(2 * SLOWNESS)]
  const missing = (HOME_STOOD - quicker) / (slower - quicker)
  return Math.max(1, SLOWNESS * (1 + missing))
}

function ratio(
  name: Name,
  time: Time,
  now: readonly PageLoad[],
  before: readonly PageLoad[],
): Figure[] {
  const must = TIMES[name][time]
  const { [time]: stood }: Partial<Record<Time, number>> = STOOD[name]
  if (must === undefined || stood === undefined) return []
  const middle = (loads: readonly PageLoad[]) => median(loads.map((load) => load[time]))
  return [
    {
      name: `${name}: ${TIME_NAMES[time]}, of that of the older one`,
      measured: (100 * middle(now)) / middle(before),
      unit: '%',
      limit: (100 * must) / stood,
    },
  ]
}
