import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'

import { deletionModel } from '#machines/deletion/deletion.journeys.ts'
import lock from '#machines/deletion/paths.lock.json?raw'
import { actorDriver, lookFor, walk } from '#machines/testing/driver.ts'
import { testModel } from '#machines/testing/graph/test-model.ts'
import { lockedTests } from '#machines/testing/paths/locked-tests.ts'
import { readLock } from '#machines/testing/paths/path-lock.ts'
import type { Step } from '#machines/testing/model.ts'
import { renderPage, settle } from '#testing/page.tsx'
import { PAGE_WALKS } from '#testing/page-walks.ts'

import { DeletionDialog } from './deletion-dialog.tsx'
import type { DeletionActor } from './notifications-actor.ts'

let actor: DeletionActor

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const acts: Record<string, () => void> = {
  'says yes': () => press('Delete'),
  'says no': () => press(/^Keep the(m| notification)$/),
  'tries again': () => press('Try again'),
}

/** The questions come from the list, which has a page of its own. */
function act({ label, event }: Step) {
  const gesture = acts[label]
  if (gesture) gesture()
  else actor.send(event as Parameters<DeletionActor['send']>[0])
}

const looks: Record<string, () => void> = {
  closed: () => expect(screen.queryByRole('button')).not.toBeInTheDocument(),
  gathering: () => expect(screen.getByText('Counting your notifications…')).toBeVisible(),
  gatherFailed: () => expect(screen.getByRole('alert')).toBeVisible(),
  asking: () => {
    const isOne = actor.getSnapshot().context.ids.length === 1
    const name = isOne ? 'Delete the notification?' : 'Delete notifications?'
    expect(screen.getByRole('dialog', { name })).toBeVisible()
    expect(screen.getByText(/will be deleted\./)).toBeVisible()
    expect(
      screen.getByRole('button', { name: isOne ? 'Keep the notification' : 'Keep them' }),
    ).toBeVisible()
  },
}

const pageDriver = () =>
  actorDriver(deletionModel, {
    mount: (started) => {
      actor = started
      renderPage(<DeletionDialog actor={actor} />)
    },
    act,
    look: (step) => lookFor(looks, step)(),
    unmount: cleanup,
    settle: () => settle(),
  })

const tests = lockedTests(deletionModel, readLock(lock), PAGE_WALKS)

it.each(tests)('the question before deleting follows $name', async (test) => {
  expect(await walk(test, pageDriver())).toBe(test.steps.length)
})

const graph = testModel(deletionModel, { sneaks: false })

const paths = graph.getShortestPaths().map((path) => ({
  last: graph.steps(path).at(-1)?.label,
  path,
}))

it.each(paths)(
  'the question before deleting follows the shortest path to: $last',
  async ({ path }) => {
    const driver = pageDriver()
    onTestFinished(driver.dispose)
    const { steps } = await path.test(graph.executors(path, driver))
    expect(steps.length).toBe(path.steps.length)
  },
)
