import * as React from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'

import {
  CHART_COMMAND_EVENT,
  CHART_OFFERED_EVENT,
  CHART_SHOWN_EVENT,
  CHART_REQUESTED_EVENT,
} from './live/channel.ts'
import { ChartPanel } from './panel/chart-panel.tsx'
import type { Command, PanelData } from './panel/moment.ts'

const ADDON_ID = 'storybook-addon-statechart'

// Storybook compiles JSX in its manager to calls of a global `React`.
Object.assign(globalThis, { React })

addons.register(ADDON_ID, () => {
  addons.add(`${ADDON_ID}/panel`, {
    type: types.PANEL,
    title: 'Chart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (active ? <StoryChart /> : null),
  })
})

/** The chart of the machine that the story shows. */
function StoryChart() {
  const [shown, setShown] = React.useState<PanelData | null>(null)
  const { base } = useTheme()
  const emit = useChannel({
    [CHART_SHOWN_EVENT]: setShown,
    [CHART_OFFERED_EVENT]: () => emit(CHART_REQUESTED_EVENT),
  })

  React.useEffect(() => emit(CHART_REQUESTED_EVENT), [emit])

  if (!shown) return <p style={{ padding: 16 }}>There is no statechart behind this story.</p>
  return (
    <ChartPanel
      key={shown.chart.machine}
      shown={shown}
      theme={base === 'dark' ? 'dark' : 'light'}
      onCommand={(command: Command) => emit(CHART_COMMAND_EVENT, command)}
    />
  )
}
