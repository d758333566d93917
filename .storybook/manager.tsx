import * as React from 'react'
import { addons, types, useParameter } from 'storybook/manager-api'

import { removeTitles } from '../stories/story-name.ts'

// Storybook compiles JSX in its manager to calls of a global `React`.
Object.assign(globalThis, { React })

// Below the page, which keeps the width of a desktop.
addons.setConfig({
  layout: { panelPosition: 'bottom', bottomPanelHeight: 420 },
  selectedPanel: 'storybook-addon-statechart/panel',
  // The index has the titles of states, too, for searches.
  sidebar: { renderLabel: ({ name }) => removeTitles(name) },
})

addons.register('masar/design', () => {
  addons.add('masar/design', {
    type: types.TOOL,
    title: 'Design',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <DesignLink />,
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
