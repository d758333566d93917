import { expect, waitFor } from 'storybook/test'

import { modelFor } from './model-for.ts'
import { currentStage } from './scene.ts'

/**
 * Takes every step of the journey under way, where stories are run as tests: whoever looks at one takes them
 * in the panel. Fails where the machine does not come to where the lock says.
 */
export async function playJourney(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const stage = currentStage()
  const underWay = () => stage.moment()?.journey
  await waitFor(() => expect(underWay()).not.toBeNull())
  const { labels = [], end } = underWay() ?? {}
  const starts = Object.keys(modelFor(stage.machine).starts)
  expect(starts).toContain(stage.moment()?.trail[0]?.label)
  for (const [index, label] of labels.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await stage.command({ do: 'next' })
    expect(stage.moment()?.trail.at(-1)?.label).toBe(label)
    expect(underWay()?.taken).toBe(index + 1)
  }
  expect(stage.leaf()).toBe(end)
}
