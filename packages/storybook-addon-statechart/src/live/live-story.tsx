import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'

import type { DrawnMachine } from '../chart/chart.ts'
import { findLongestJourney } from '../layout/journey.ts'
import { createNearbyLayouts } from '../layout/nearby-layouts.ts'
import type { Command, PanelData } from '../panel/moment.ts'
import {
  CHART_COMMAND_EVENT,
  CHART_OFFERED_EVENT,
  CHART_SHOWN_EVENT,
  CHART_REQUESTED_EVENT,
} from './channel.ts'
import { setStage } from './scene.ts'
import { createStage } from './stage.ts'
import type { Stage } from './stage-interface.ts'
import type { StoryChart } from './story-chart.ts'

export interface LiveStoryProps extends Pick<StoryChart, 'language' | 'playsJourney'> {
  /** Null to show the chart of the first actor in the story. */
  chart: Pick<StoryChart, 'model' | 'fetchChart'> | null
  children: ReactNode
}

type DrawingLoader = () => Promise<DrawnMachine | null>

/** Runs the machine of a story on a stage, and connects it to the panel beside the story. */
export function LiveStory({
  chart,
  language = 'en',
  playsJourney = false,
  children,
}: LiveStoryProps) {
  const [{ stage, fetchDrawn }] = useState(() => openStage(chart))
  const drawing = useSyncExternalStore(stage.subscribe, stage.drawing)
  // Set before the story renders, because its actor is created while rendering.
  setStage(stage)

  useEffect(() => {
    stage.open()
    return () => setStage(null)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- reopens the stage for each drawing
  }, [stage, drawing])
  useEffect(() => connectPanel(stage, fetchDrawn, language), [stage, fetchDrawn, language])
  useEffect(() => {
    if (playsJourney) void playLongestJourney(stage, fetchDrawn)
  }, [stage, fetchDrawn, playsJourney])

  return <Fragment key={drawing}>{children}</Fragment>
}

function openStage(chart: LiveStoryProps['chart']) {
  let drawn: DrawnMachine | null = null
  const stage = createStage(
    chart?.model,
    () => drawn?.journeys ?? [],
    () => drawn?.ways ?? [],
  )
  const fetchDrawn: DrawingLoader = async () => {
    const model = stage.model()
    drawn ??= (await chart?.fetchChart?.()) ?? (model && (await drawChart(model)))
    return drawn
  }
  return { stage, fetchDrawn }
}

/** The layout library is large, and most stories are viewed without their chart. */
async function drawChart(model: StoryChart['model']): Promise<DrawnMachine> {
  const { drawMachine } = await import('../layout/draw-machine.ts')
  return drawMachine(model)
}

async function playLongestJourney(stage: Stage, fetchDrawn: DrawingLoader) {
  const drawn = await fetchDrawn()
  if (drawn) await stage.command({ do: 'play', journey: findLongestJourney(drawn.journeys) })
}

/**
 * Connects story and panel, and returns a function that disconnects them. Fetches the chart once a panel requests
 * it.
 */
function connectPanel(stage: Stage, fetchDrawn: DrawingLoader, language: string): () => void {
  const channel = addons.getChannel()
  let drawn: DrawnMachine | null = null
  const show = () => {
    const moment = stage.moment()
    const texts = drawn?.texts[language]
    if (!drawn || !moment || !texts) return
    const { chart, config, journeys, ways } = drawn
    const nearby = nearbyCharts.find(chart, moment.lit, texts.states)
    const shown: PanelData = { chart, nearby, config, journeys, ways, texts, moment }
    channel.emit(CHART_SHOWN_EVENT, shown)
  }
  const nearbyCharts = createNearbyLayouts(show)
  const sendChart = async () => {
    drawn = await fetchDrawn()
    show()
  }
  const onRequest = () => void sendChart()
  const onCommand = (what: Command) => void stage.command(what)
  const unsubscribe = stage.subscribe(show)
  channel.on(CHART_REQUESTED_EVENT, onRequest)
  channel.on(CHART_COMMAND_EVENT, onCommand)
  channel.emit(CHART_OFFERED_EVENT)
  return () => {
    unsubscribe()
    channel.off(CHART_REQUESTED_EVENT, onRequest)
    channel.off(CHART_COMMAND_EVENT, onCommand)
    channel.emit(CHART_SHOWN_EVENT, null)
  }
}
