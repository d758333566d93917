import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'

import charts from 'virtual:charts'

import type { Language } from '#i18n/languages.ts'

import type { DrawnMachine } from '../../src/chart/chart.ts'
import { longestJourney } from '../chart/journey.ts'
import type { Command, Shown } from '../chart/moment.ts'
import { nearbyLayouts } from '../chart/layout/nearby-layouts.ts'
import { CHART_COMMAND, CHART_OFFERED, CHART_SHOWN, CHART_WANTED } from './channel.ts'
import { modelFor } from './model-for.ts'
import { setStage } from './scene.ts'
import { createStage } from './stage.ts'
import type { Stage } from './stage-interface.ts'

export interface LiveStoryProps {
  /** The id of the machine that the story is about. */
  machine: string
  /** The language of the page and the panel. */
  language: Language
  /** Starts the longest journey of the machine instead of staying in the story's state. */
  isJourney: boolean
  children: ReactNode
}

/** Runs the machine of a story on a stage, and connects it to the panel beside the story. */
export function LiveStory({ machine, language, isJourney, children }: LiveStoryProps) {
  const [{ stage, fetchDrawn }] = useState(() => openStage(machine))
  const drawing = useSyncExternalStore(stage.subscribe, stage.drawing)
  // Set before the story renders, because its actor is created while rendering.
  setStage(stage)

  useEffect(() => {
    stage.open()
    return () => setStage(null)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- opens the stage again for each drawing
  }, [stage, drawing])
  useEffect(() => joined(stage, fetchDrawn, language), [stage, fetchDrawn, language])
  useEffect(() => {
    if (isJourney) void begin(stage, fetchDrawn)
  }, [stage, fetchDrawn, isJourney])

  return <Fragment key={drawing}>{children}</Fragment>
}

function openStage(machine: string) {
  let drawn: DrawnMachine | null = null
  const fetchDrawn = async () => {
    const load = charts[machine]
    if (!load) throw new Error(`There is no chart of "${machine}".`)
    const { default: fetched } = await load()
    drawn = fetched
    return fetched
  }
  const stage = createStage(
    modelFor(machine),
    () => drawn?.journeys ?? [],
    () => drawn?.ways ?? [],
  )
  return { stage, fetchDrawn }
}

async function begin(stage: Stage, fetchDrawn: () => Promise<DrawnMachine>) {
  const { journeys } = await fetchDrawn()
  await stage.command({ do: 'play', journey: longestJourney(journeys) })
}

/**
 * Connects story and panel, and returns a function that disconnects them. Fetches the chart once a panel requests
 * it.
 */
function joined(
  stage: Stage,
  fetchDrawn: () => Promise<DrawnMachine>,
  language: Language,
): () => void {
  const channel = addons.getChannel()
  let drawn: DrawnMachine | null = null
  const show = () => {
    const moment = stage.moment()
    const texts = drawn?.texts[language]
    if (!drawn || !moment || !texts) return
    const { chart, config, journeys, ways } = drawn
    const nearby = nearbyCharts.find(chart, moment.lit, texts.states)
    const shown: Shown = { chart, nearby, config, journeys, ways, texts, moment }
    channel.emit(CHART_SHOWN, shown)
  }
  const nearbyCharts = nearbyLayouts(show)
  const bring = async () => {
    drawn = await fetchDrawn()
    show()
  }
  const want = () => void bring()
  const command = (what: Command) => void stage.command(what)
  const forget = stage.subscribe(show)
  channel.on(CHART_WANTED, want)
  channel.on(CHART_COMMAND, command)
  channel.emit(CHART_OFFERED)
  return () => {
    forget()
    channel.off(CHART_WANTED, want)
    channel.off(CHART_COMMAND, command)
    channel.emit(CHART_SHOWN, null)
  }
}
