import * as React from 'react'
import { addons, types, useChannel, useParameter } from 'storybook/manager-api'
import { useTheme } from 'storybook/theming'

import { ChartPanel } from '../stories/chart/chart-panel.tsx'
import type { Command, Shown } from '../stories/chart/moment.ts'
import { shortName } from '../stories/story-name.ts'
import { CHART_COMMAND, CHART_OFFERED, CHART_SHOWN, CHART_WANTED } from '../stories/live/channel.ts'

const PANEL = 'masar/chart/panel'

// Storybook compiles JSX in its manager to calls of a global `React`.
Object.assign(globalThis, { React })

// Below the page, which keeps the width of a desktop.
addons.setConfig({
  layout: { panelPosition: 'bottom', bottomPanelHeight: 420 },
  selectedPanel: PANEL,
  // The index has the titles of states, too, for searches.
  sidebar: { renderLabel: ({ name }) => shortName(name) },
})

addons.register('masar/chart', () => {
  addons.add('masar/design', {
    type: types.TOOL,
    title: 'Design',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <DesignLink />,
  })
  addons.add(PANEL, {
    type: types.PANEL,
    title: 'Chart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (active ? <StoryChart /> : null),
  })
})

/** A link to the frame of the story in Figma: `parameters: { design: 'https://www.figma.com/…' }`. */
function DesignLink() {
  const address = useParameter<string | null>('design', null)

  return address ? (
    <a href={address} target="_blank" rel="noreferrer" style={{ alignSelf: 'center', padding: 8 }}>
      Figma
    </a>
  ) : null
}

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
