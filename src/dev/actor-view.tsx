import { useEffect, useState } from 'react'
import type { DrawnMachine, LaidOutChart } from 'storybook-addon-statechart/chart'
import { ChartFrame, CurrentStates } from 'storybook-addon-statechart/components'

import type { LiveActor } from './live-actors.ts'
import { LiveTrail } from './live-trail.tsx'
import { AvailableEvents } from './available-events.tsx'

type ChartLoader = () => Promise<{ default: Pick<DrawnMachine, 'chart'> }>

/** Loads the chart of a machine, by the machine's id. Each chart is laid out when it is first loaded. */
export type ChartLoaders = Partial<Record<string, ChartLoader>>

export interface ActorViewProps {
  actor: LiveActor
  /** If undefined, the view has no chart. */
  load: ChartLoader | undefined
}

/** A running machine: its state, the events it accepts, its recent events and its chart. */
export function ActorView({ actor: { lit, leaf, trail, machine }, load }: ActorViewProps) {
  const { chart, note } = useChart(load)

  return (
    <section className="actor" aria-label={machine}>
      <header>
        {chart ? (
          <CurrentStates chart={chart} lit={lit} />
        ) : (
          <output>
            <strong>{leaf}</strong>
          </output>
        )}
        <LiveTrail chart={chart} trail={trail} />
      </header>
      {chart && <AvailableEvents chart={chart} lit={lit} />}
      {chart && <ChartFrame chart={chart} lit={lit} taken={trail.at(-1)?.taken ?? []} />}
      {note && <p className="note">{note}</p>}
    </section>
  )
}

const LOADING_TEXT = 'The chart is being laid out. The first time this takes some seconds.'

function useChart(load: ChartLoader | undefined) {
  const [chart, setChart] = useState<LaidOutChart | null>(null)
  const [note, setNote] = useState(load ? LOADING_TEXT : 'There is no drawing of this machine.')

  useEffect(() => {
    let isGone = false
    const bring = async () => {
      const loaded = await load?.()
      if (isGone || !loaded) return
      setChart(loaded.default.chart)
      setNote('')
    }
    bring().catch((error: unknown) => setNote(`The chart cannot be drawn: ${String(error)}`))
    return () => {
      isGone = true
    }
  }, [load])

  return { chart, note }
}
