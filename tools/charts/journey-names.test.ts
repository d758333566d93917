import { describe, expect, it } from 'vitest'
import type { Journey } from 'storybook-addon-statechart/chart'

import { loadWords } from '../paths/words/words.ts'
import { nameJourneys } from './journey-names.ts'
import { nameLongestJourney } from './locked-journeys.ts'

const words = await loadWords('en')

const createJourney = (end: string, ...labels: string[]): Journey => ({
  name: '',
  start: 'start: a visitor',
  labels,
  end,
})

const STEPS = {
  'start: a visitor': 'A visitor arrives',
  pays: 'The customer pays',
  declined: 'The card is declined',
  accepted: 'The card is accepted',
  leaves: 'The customer leaves',
}

const nameEach = (...journeys: Journey[]) =>
  nameJourneys(journeys, { steps: STEPS, title: (path) => `at ${path}`, words })

describe('journey names', () => {
  it('contain the rarest steps of each journey, in the order of the journey', () => {
    const names = nameEach(
      createJourney('paid', 'pays', 'declined', 'pays', 'accepted'),
      createJourney('left', 'pays', 'leaves'),
    )
    expect(names).toEqual([
      'The card is declined → The card is accepted → “at paid” (4 steps)',
      'The customer pays → The customer leaves → “at left” (2 steps)',
    ])
  })

  it('contain more steps when two journeys would have the same name', () => {
    const [first, second] = nameEach(
      createJourney('paid', 'declined', 'accepted', 'pays'),
      createJourney('paid', 'declined', 'accepted', 'leaves', 'leaves'),
      createJourney('paid', 'declined', 'accepted', 'pays', 'leaves'),
    )
    expect(first).not.toBe(second)
  })

  it('contain the start when there is no step to name', () => {
    expect(nameEach(createJourney('closed', 'reload'))).toEqual([
      'A visitor arrives → “at closed” (1 step)',
    ])
  })

  it('omit the states of parallel regions', () => {
    expect(nameEach(createJourney('list & sync', 'leaves'))).toEqual([
      'The customer leaves (1 step)',
    ])
  })

  it('are translated for stories', async () => {
    expect(await nameLongestJourney('license', words)).toMatch(
      /^The server refuses: the file is too large → .+ \(23 steps\)$/,
    )
    expect(await nameLongestJourney('license', await loadWords('fr'))).toMatch(
      /^Le serveur refuse\s: .+ → «\s.+\s» \(23 étapes\)$/,
    )
  })
})
