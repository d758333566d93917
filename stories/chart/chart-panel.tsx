import { useState } from 'react'

import { CHART_STYLES } from './chart-styles.ts'
import { ChartView } from './chart-view.tsx'
import { JourneyBar } from './journey-bar.tsx'
import type { Command, Shown } from './moment.ts'
import { Moves } from './moves.tsx'
import { Outline } from './outline.tsx'
import { PANEL_STYLES } from './panel-styles.ts'
import { Trail } from './trail.tsx'
import { useZoom } from './use-zoom.ts'

export interface ChartPanelProps {
  shown: Shown
  theme: 'light' | 'dark'
  onCommand: (command: Command) => void
}

const NOTHING: readonly string[] = []

/** A live machine beside its story: where it is, what can happen, and what has happened. */
export function ChartPanel({
  shown: { chart, journeys, moment },
  theme,
  onCommand,
}: ChartPanelProps) {
  const [ahead, setAhead] = useState(NOTHING)
  const [view, setView] = useState<'chart' | 'outline'>('chart')
  const { frame, zoom, zoomIn, zoomOut, fit } = useZoom(chart)
  const here = chart.states.filter(
    ({ id, kind }) => moment.lit.includes(id) && kind !== 'compound' && kind !== 'parallel',
  )

  return (
    <section className="masar-charts masar-panel" data-theme={theme} aria-label="Statechart">
      <style>{CHART_STYLES + PANEL_STYLES}</style>
      <header>
        <output>
          {here.map(({ id, title, name }) => (
            <strong key={id}>{title || name}</strong>
          ))}
        </output>
        <Trail trail={moment.trail} at={moment.at} onGo={(to) => onCommand({ do: 'go', to })} />
      </header>
      <Moves
        moves={moment.moves}
        onPoint={(takes) => setAhead(takes ?? NOTHING)}
        onMove={(label) => {
          setAhead(NOTHING)
          onCommand({ do: 'move', label })
        }}
      />
      <JourneyBar
        journeys={journeys}
        underWay={moment.journey}
        onPlay={(journey) => onCommand({ do: 'play', journey })}
        onNext={() => onCommand({ do: 'next' })}
      />
      <div className="bar">
        <fieldset aria-label="Show as" className="switch">
          <button type="button" aria-pressed={view === 'chart'} onClick={() => setView('chart')}>
            Chart
          </button>
          <button
            type="button"
            aria-pressed={view === 'outline'}
            onClick={() => setView('outline')}
          >
            Outline
          </button>
        </fieldset>
        {view === 'chart' && (
          <fieldset aria-label="Size of the chart" className="switch">
            <button type="button" aria-label="Smaller" onClick={zoomOut}>
              −
            </button>
            <button type="button" onClick={fit}>
              Whole
            </button>
            <button type="button" aria-label="Larger" onClick={zoomIn}>
              +
            </button>
          </fieldset>
        )}
      </div>
      {view === 'chart' ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        <section ref={frame} className="frame" tabIndex={0} aria-label="Chart, scrolls">
          <ChartView
            chart={chart}
            lit={moment.lit}
            taken={moment.taken}
            ahead={ahead}
            zoom={zoom}
          />
        </section>
      ) : (
        <Outline chart={chart} lit={moment.lit} />
      )}
    </section>
  )
}
