import { SCRIPT_WORDS, type TitleKey } from 'statechart-paths/command'
import { CHART_WORDS } from 'storybook-addon-statechart/chart'

import { PREPARATIONS } from '../preparations.ts'

/** The texts of `replay`; each is a message `replay/…`. */
const REPLAY_WORDS = [
  'no-build',
  'no-window',
  'no-screen',
  'no-step',
  'no-start',
  'no-control',
  'no-stand-in',
  'ends',
  'differs',
  'written',
] as const

/** The texts of the panel, with “customer” instead of “user”. */
const PANEL_WORDS = { ...CHART_WORDS, user: 'A customer' }

/**
 * Lists what testers do before the first step. `open` is omitted, because two other instructions replace it.
 */
const listInstructions = (): string[] => {
  const named = Object.values(PREPARATIONS).flat()
  const names = named.map((instruction) =>
    typeof instruction === 'string' ? instruction : instruction[0],
  )
  const all = new Set([...names, 'page', 'page-next', 'hold-next'])
  return [...all].filter((name) => name !== 'open')
}

/**
 * Lists the titles that belong to no machine: those of the scripts, of `replay`, and of the panel beside a
 * story.
 */
export const listCommonKeys = (): TitleKey[] => [
  ...SCRIPT_WORDS.map((word) => ({ id: `script/${word}` })),
  ...listInstructions().map((name) => ({ id: `prepare/${name}` })),
  ...REPLAY_WORDS.map((word) => ({ id: `replay/${word}` })),
  ...Object.entries(PANEL_WORDS).map(([word, english]) => ({ id: toPanelKey(word), english })),
  { id: toPanelKey('journey-name') },
]

export const toPanelKey = (word: string) => `panel/${word}`
