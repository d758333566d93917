import { useMemo, useState } from 'react'

import { ChartFrame } from '../chart/chart-frame.tsx'
import { CHART_STYLES } from '../chart/chart-styles.ts'
import { CurrentStates } from '../chart/current-states.tsx'
import { PANEL_STYLES } from '../chart/panel-styles.ts'
import { CopyConfig } from './copy-config.tsx'
import { JourneyBar } from './journey-bar.tsx'
import type { Command, PanelData } from './moment.ts'
import { Moves } from './moves.tsx'
import { OwnWindow } from './own-window.tsx'
import { Trail } from './trail.tsx'
import { translateChart } from './translated.ts'

export interface ChartPanelProps {
  shown: PanelData
  theme: 'light' | 'dark'
  onCommand: (command: Command) => void
}

const NO_TRANSITIONS: readonly string[] = []

/** A live machine beside its story: its current state, what can happen, and what has happened. */
export function ChartPanel({
  shown: { chart: drawn, nearby: part, config, journeys, ways, texts, moment },
  theme,
  onCommand,
}: ChartPanelProps) {
  const [ahead, setAhead] = useState(NO_TRANSITIONS)
  const chart = useMemo(() => translateChart(drawn, texts), [drawn, texts])
  const nearby = useMemo(() => part && translateChart(part, texts), [part, texts])
  const { words, language } = texts
  const currentLeaf = moment.trail[moment.at]?.leaf

  return (
    <OwnWindow words={words}>
      {(windowButton) => (
        <section
          className="statecharts statechart-panel sides"
          data-theme={theme}
          lang={language}
          aria-label={words.statechart}
        >
          <style>{CHART_STYLES + PANEL_STYLES}</style>
          <div className="side">
            <header>
              <CurrentStates chart={chart} lit={moment.lit} />
              <Trail
                trail={moment.trail}
                at={moment.at}
                texts={texts}
                onGo={(to) => onCommand({ do: 'go', to })}
              />
            </header>
            <Moves
              moves={moment.moves}
              texts={texts}
              onPoint={(takes) => setAhead(takes ?? NO_TRANSITIONS)}
              onMove={(label) => {
                setAhead(NO_TRANSITIONS)
                onCommand({ do: 'move', label })
              }}
            />
            <JourneyBar
              journeys={journeys}
              texts={texts}
              underWay={moment.journey}
              onPlay={(journey) => onCommand({ do: 'play', journey })}
              onNext={() => onCommand({ do: 'next' })}
              onLead={
                currentLeaf !== undefined && ways.some(({ end }) => end === currentLeaf)
                  ? () => onCommand({ do: 'lead', to: currentLeaf })
                  : null
              }
            />
          </div>
          <div className="side">
            <ChartFrame
              chart={chart}
              nearby={nearby}
              lit={moment.lit}
              taken={moment.taken}
              ahead={ahead}
              words={words}
            >
              <CopyConfig key={drawn.machine} config={config} words={words} />
              {windowButton}
            </ChartFrame>
          </div>
        </section>
      )}
    </OwnWindow>
  )
}
