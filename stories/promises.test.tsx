import { cleanup } from '@testing-library/react'
import { createElement, type ComponentType, type ReactNode } from 'react'
import { expect, it } from 'vitest'

import type { Capabilities } from '#api/capabilities.ts'
import { IS_NIGHT } from '@masar/machines/testing/is-night.ts'
import { NO_CAPABILITIES } from '#api/capabilities.ts'
import { pairwiseCapabilities } from '#testing/capability-sets.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { promisedBy } from '#testing/promises.ts'

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

/** The sentences on the page that a backend with these capabilities does not fulfil. */
async function brokenPromises(page: ReactNode, capabilities: Capabilities): Promise<string[]> {
  renderPage(page, { settings: { capabilities } })
  await settle()
  const texts = [
    ...document.body.querySelectorAll('p, li, dd, dt, h1, h2, h3, output, label, summary'),
  ]
  const broken = texts.flatMap(({ textContent }) =>
    sentences(textContent).flatMap((sentence) =>
      promisedBy(sentence)
        .filter((name) => !capabilities[name])
        .map((name) => `${name}: ${sentence}`),
    ),
  )
  cleanup()
  return [...new Set(broken)]
}

const sentences = (text: string) => text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!;]) /)

/** As in Storybook: the tags of a story come after those of its file. */
const isEveryRun = ({ default: meta }: StoryFile, { tags = [] }: Story) =>
  [...(meta.tags ?? []), ...tags].findLast((tag) => tag.endsWith('nightly')) !== 'nightly'

const stories = files.flatMap((file) =>
  Object.entries(file)
    .filter(([name, story]) => name !== 'default' && (IS_NIGHT || isEveryRun(file, story)))
    .map(([name, story]) => ({ name: `${file.default.title}: ${name}`, file, story })),
)

/** Most promises are made in articles and marketing texts: nightly runs render them for every pair of capabilities. */
const capabilitySets = ({ default: { title } }: StoryFile) =>
  IS_NIGHT && title.startsWith('Pages/') ? pairwiseCapabilities() : [NO_CAPABILITIES]

// @shows WIRE-79
it.each(stories)('$name promises nothing that its backend lacks', async ({ file, story }) => {
  const broken: string[] = []
  for (const capabilities of capabilitySets(file)) {
    // oxlint-disable-next-line no-await-in-loop -- one document is rendered at a time
    broken.push(...(await brokenPromises(renderStory(file, story), capabilities)))
  }

  expect(broken).toEqual([])
})
