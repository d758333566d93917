import { type ReactNode, useState } from 'react'

import type { LaidOutChart } from './chart.ts'
import { ChartView } from './chart-view.tsx'
import { Outline } from './outline.tsx'
import { useZoom } from './use-zoom.ts'
import { CHART_WORDS, type ChartWords } from './words.ts'

export interface ChartFrameProps {
  chart: LaidOutChart
  /** The ids of the states that the machine is in. */
  lit: readonly string[]
  /** The ways that were just taken. */
  taken: readonly string[]
  /** The ways that what is pointed at would take. */
  ahead?: readonly string[]
  words?: ChartWords
  /** More controls above the chart. */
  children?: ReactNode
}

/** A chart in a frame that scrolls, in any size; or the same as text. */
export function ChartFrame({
  chart,
  lit,
  taken,
  ahead,
  words = CHART_WORDS,
  children,
}: ChartFrameProps) {
  const [view, setView] = useState<'chart' | 'outline'>('chart')
  const { frame, zoom, zoomIn, zoomOut, fit } = useZoom(chart)

  return (
    <>
      <div className="bar">
        <fieldset aria-label={words['show-as']} className="switch">
          <button type="button" aria-pressed={view === 'chart'} onClick={() => setView('chart')}>
            {words.chart}
          </button>
          <button
            type="button"
            aria-pressed={view === 'outline'}
            onClick={() => setView('outline')}
          >
            {words.outline}
          </button>
        </fieldset>
        {view === 'chart' && (
          <fieldset aria-label={words.size} className="switch">
            <button type="button" aria-label={words.smaller} onClick={zoomOut}>
              −
            </button>
            <button type="button" onClick={fit}>
              {words.whole}
            </button>
            <button type="button" aria-label={words.larger} onClick={zoomIn}>
              +
            </button>
          </fieldset>
        )}
        {children}
      </div>
      {view === 'chart' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <section ref={frame} className="frame" tabIndex={0} aria-label={words.scrolls}>
          <ChartView
            chart={chart}
            lit={lit}
            taken={taken}
            ahead={ahead}
            zoom={zoom}
            words={words}
          />
        </section>
      ) : (
        <Outline chart={chart} lit={lit} words={words} />
      )}
    </>
  )
}
