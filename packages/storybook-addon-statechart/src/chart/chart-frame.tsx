import { type ReactNode, useState } from 'react'

import type { LaidOutChart } from './chart.ts'
import { ChartView } from './chart-view.tsx'
import { Outline } from './outline.tsx'
import { useZoom } from './use-zoom.ts'
import { CHART_WORDS, type ChartWord, type ChartWords } from './words.ts'

export interface ChartFrameProps {
  chart: LaidOutChart
  /** The part of the chart around the current states. */
  nearby?: LaidOutChart | null
  /** The ids of the current states. */
  lit: readonly string[]
  /** The transitions that were just taken. */
  taken: readonly string[]
  /** The transitions that the hovered control would take. */
  ahead?: readonly string[]
  words?: ChartWords
  /** Additional controls above the chart. */
  children?: ReactNode
}

type View = Extract<ChartWord, 'around' | 'chart' | 'outline'>

/** A zoomable chart in a scrollable frame, or the same chart as text. */
export function ChartFrame({
  chart,
  nearby,
  lit,
  words = CHART_WORDS,
  children,
  ...ways
}: ChartFrameProps) {
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? (nearby ? 'around' : 'chart')
  const views: View[] = nearby ? ['around', 'chart', 'outline'] : ['chart', 'outline']
  const drawn = (view === 'around' && nearby) || chart
  const { zoom, zoomIn, zoomOut, showWhole, frameProps } = useZoom(drawn)

  return (
    <>
      <div className="bar">
        <fieldset aria-label={words['show-as']} className="switch">
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => setChosen(each)}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
        {view === 'outline' ? null : (
          <fieldset aria-label={words.size} className="switch">
            <button type="button" aria-label={words.smaller} onClick={zoomOut}>
              −
            </button>
            <button type="button" onClick={showWhole}>
              {words.whole}
            </button>
            <button type="button" aria-label={words.larger} onClick={zoomIn}>
              +
            </button>
          </fieldset>
        )}
        {children}
      </div>
      {view === 'outline' ? (
        <Outline chart={chart} lit={lit} words={words} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- a scrollable area must be reachable and zoomable by keyboard
        <section {...frameProps} className="frame" tabIndex={0} aria-label={words.scrolls}>
          <ChartView key={view} chart={drawn} lit={lit} zoom={zoom} words={words} {...ways} />
        </section>
      )}
    </>
  )
}
