import type { ReactNode } from 'react'

import { LiveStory } from './live/live-story.tsx'
import type { StatechartParameter, StoryInfo } from './live/story-chart.ts'

interface Story extends StoryInfo {
  id: string
  viewMode: string
}

/** Runs the machine of each story on a stage of its own. */
function withStatechart(Story: () => ReactNode, story: Story) {
  const parameter = story.parameters['statechart'] as StatechartParameter | undefined
  const chart = parameter?.(story) ?? null
  if (story.viewMode !== 'story' || (parameter && !chart)) return <Story />
  return (
    <LiveStory
      key={story.id}
      chart={chart}
      language={chart?.language}
      playsJourney={chart?.playsJourney}
    >
      <Story />
    </LiveStory>
  )
}

export const decorators = [withStatechart]
