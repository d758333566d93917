import { describe, expect, it } from 'vitest'

import { CATALOGUE, MACHINE_FOLDERS } from '@masar/machines/testing/catalogue.ts'
import { createLockedTests } from 'statechart-paths'
import { parseLock } from 'statechart-paths/lock'
import type { Test } from 'statechart-paths/walk'

import { selectDailyWalks } from './daily-walks.ts'

const LOCK_FILES = import.meta.glob<string>('../../../machines/*/paths.lock.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const listItems = (tests: readonly Test[]) => {
  const steps = tests.flatMap((test) => test.steps)
  return {
    states: new Set(steps.map(({ expect: { leaf } }) => leaf)),
    gestures: new Set(steps.filter(({ origin }) => origin === 'user').map(({ label }) => label)),
    answers: new Set(steps.filter(({ origin }) => origin === 'actor').map(({ label }) => label)),
  }
}

const countSteps = (tests: readonly Test[]) => tests.flatMap(({ steps }) => steps).length

const standardWalks = MACHINE_FOLDERS.map((folder) => ({
  folder,
  tests: createLockedTests(
    CATALOGUE[folder],
    parseLock(LOCK_FILES[`../../../machines/${folder}/paths.lock.json`] ?? ''),
    ['standard'],
  ),
}))

describe('a page’s daily tests', () => {
  it.each(standardWalks)(
    'cover each state, gesture and response of the machine in $folder',
    ({ tests }) => {
      expect(listItems(selectDailyWalks(tests))).toEqual(listItems(tests))
    },
  )

  it('take less than 70% of the steps of a nightly run', () => {
    const daily = standardWalks.flatMap(({ tests }) => selectDailyWalks(tests))
    const all = standardWalks.flatMap(({ tests }) => tests)
    expect(countSteps(daily) / countSteps(all)).toBeLessThan(0.7)
  })
})
