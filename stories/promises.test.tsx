import { cleanup } from '@testing-library/react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { expect, it } from 'vitest'

import type { Capabilities } from '#api/capabilities.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { NO_CAPABILITIES } from '#api/capabilities.ts'
import { listPairwiseCapabilities } from '#testing/capability-sets.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { listPromises } from '#testing/promises.ts'

interface Story {
  tags?: string[]
  args?: object
  render?: (args: object) => ReactNode
}
interface StoryFile {
  default: { title: string; component?: ComponentType<object>; args?: object } & Story
  [story: string]: Story
}

const files = Object.values(
  import.meta.glob<StoryFile>(
    // The layout needs the router of the app.
    ['./{account,bookings,checkout,pages,payment}/*.stories.tsx', '!./pages/layout.stories.tsx'],
    { eager: true },
  ),
)

function renderStory({ default: meta }: StoryFile, story: Story): ReactNode {
  const args = { ...meta.args, ...story.args }
  const render = story.render ?? meta.render
  if (render) return render(args)
  return meta.component ? createElement(meta.component, args) : null
}

/** Lists the sentences on the page that a backend with these capabilities does not fulfill. */
async function listBrokenPromises(page: ReactNode, capabilities: Capabilities): Promise<string[]> {
  renderPage(page, { settings: { capabilities } })
  await settle()
  const texts = [
    ...document.body.querySelectorAll('p, li, dd, dt, h1, h2, h3, output, label, summary'),
  ]
  const broken = texts.flatMap(({ textContent }) =>
    splitSentences(textContent).flatMap((sentence) =>
      listPromises(sentence)
        .filter((name) => !capabilities[name])
        .map((name) => `${name}: ${sentence}`),
    ),
  )
  cleanup()
  return [...new Set(broken)]
}

const splitSentences = (text: string) => text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!;]) /)

/** Whether every run includes the story. As in Storybook, the tags of a story override those of its file. */
const isInEveryRun = ({ default: meta }: StoryFile, { tags = [] }: Story) =>
  [...(meta.tags ?? []), ...tags].findLast((tag) => tag.endsWith('nightly')) !== 'nightly'

const stories = files.flatMap((file) =>
  Object.entries(file)
    .filter(([name, story]) => name !== 'default' && (IS_NIGHT || isInEveryRun(file, story)))
    .map(([name, story]) => ({ name: `${file.default.title}: ${name}`, file, story })),
)

/**
 * Lists the sets of capabilities with which to render the stories of a file. Nightly runs render articles and
 * marketing texts, which make most promises, for every pair of capabilities.
 */
const listCapabilitySets = ({ default: { title } }: StoryFile) =>
  IS_NIGHT && title.startsWith('Pages/') ? listPairwiseCapabilities() : [NO_CAPABILITIES]

// @shows WIRE-79
it.each(stories)(
  '$name promises nothing that the backend does not support',
  async ({ file, story }) => {
    const broken: string[] = []
    for (const capabilities of listCapabilitySets(file)) {
      // oxlint-disable-next-line no-await-in-loop -- one document is rendered at a time
      broken.push(...(await listBrokenPromises(renderStory(file, story), capabilities)))
    }

    expect(broken).toEqual([])
  },
)
