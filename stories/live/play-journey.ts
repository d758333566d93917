import { expect, waitFor } from 'storybook/test'
import { getCurrentStage } from 'storybook-addon-statechart'

/**
 * Takes every step of the current journey when stories run as tests; in Storybook users take the steps in the
 * panel. Fails when the machine does not reach the state that the lock expects.
 */
export async function playJourney(): Promise<void> {
  if (import.meta.env.MODE !== 'test') return
  const stage = getCurrentStage()
  const getJourney = () => stage.moment()?.journey
  await waitFor(() => expect(getJourney()).not.toBeNull())
  const { labels = [], end } = getJourney() ?? {}
  const starts = Object.keys(stage.model()?.starts ?? {})
  await expect(starts).toContain(stage.moment()?.trail[0]?.label)
  for (const [index, label] of labels.entries()) {
    // oxlint-disable no-await-in-loop -- one step after the other
    await stage.command({ do: 'next' })
    await expect(stage.moment()?.trail.at(-1)?.label).toBe(label)
    await expect(getJourney()?.taken).toBe(index + 1)
    // oxlint-enable no-await-in-loop
  }
  await expect(stage.leaf()).toBe(end)
}
