import * as React from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'

import { ChartPanel } from '../stories/chart/chart-panel.tsx'
import type { Command, Shown } from '../stories/chart/moment.ts'
import { CHART_COMMAND, CHART_OFFERED, CHART_SHOWN, CHART_WANTED } from '../stories/live/channel.ts'

const PANEL = 'masar/chart/panel'

// Storybook compiles what stands in its frame to calls of a global `React`.
Object.assign(globalThis, { React })

addons.setConfig({ layout: { panelPosition: 'right', rightPanelWidth: 620 } })

addons.register('masar/chart', () => {
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Chart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (active ? <StoryChart /> : null),
  })
})

/** The chart of the machine that the story draws. */
function StoryChart() {
  const [shown, setShown] = React.useState<Shown | null>(null)
  const { base } = useTheme()
  const emit = useChannel({
    [CHART_SHOWN]: setShown,
    [CHART_OFFERED]: () => emit(CHART_WANTED),
  })

  React.useEffect(() => emit(CHART_WANTED), [emit])

  if (!shown) return <p style={{ padding: 16 }}>There is no statechart behind this story.</p>
  return (
    <ChartPanel
      key={shown.chart.machine}
      shown={shown}
      theme={base === 'dark' ? 'dark' : 'light'}
      onCommand={(command: Command) => emit(CHART_COMMAND, command)}
    />
  )
}
