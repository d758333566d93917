import type { Chart, LaidOutChart } from '../chart/chart.ts'
import { toNearbyChart } from './nearby-chart.ts'

type Titles = Readonly<Record<string, string>>

/** Creates a cache of layouts of nearby charts. Calls `onReady` after each new layout. */
export function createNearbyLayouts(onReady: () => void) {
  const layouts = new Map<string, LaidOutChart | null>()

  async function addLayout(key: string, chart: Chart, titles: Titles) {
    layouts.set(key, null)
    // The layout library is large, and most stories are viewed without their chart.
    const { layOut } = await import('./lay-out.ts')
    layouts.set(key, await layOut(chart, [titles]))
    onReady()
  }

  return {
    /** Returns the layout around these states, or null until it is ready. */
    find(chart: Chart, lit: readonly string[], titles: Titles): LaidOutChart | null {
      const key = JSON.stringify([chart.machine, lit, titles])
      if (!layouts.has(key)) void addLayout(key, toNearbyChart(chart, lit), titles)
      return layouts.get(key) ?? null
    },
  }
}
