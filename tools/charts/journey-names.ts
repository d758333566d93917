import type { Words } from 'statechart-paths/command'
import type { Journey } from 'storybook-addon-statechart/chart'

/**
 * The maximum numbers of steps in a name. A longer name is used only where two journeys would have the same
 * name.
 */
const NAME_STEP_LIMITS = [2, 3, 4]
/** Steps that no name contains: a timer would need its duration, and most journeys contain a reload. */
const UNNAMED_STEP_PATTERN = /^(?:after |reload$)/

export interface JourneyTexts {
  /** The sentences for steps, keyed by label. */
  steps: Readonly<Record<string, string>>
  /** The title of a state by its path. */
  title: (path: string) => string
  words: Words
}

/** Names each journey of a machine after its rarest steps and the title of its last state. */
export function nameJourneys(journeys: readonly Journey[], texts: JourneyTexts): string[] {
  const rarity = countJourneys(journeys)
  const candidates = NAME_STEP_LIMITS.map((most) =>
    journeys.map((journey) => nameJourney(journey, pickRarestLabels(journey, rarity, most), texts)),
  )
  return journeys.map((_, index) => {
    const names = candidates.map((all) => ({ all, name: all[index] ?? '' }))
    const own = names.find(({ all, name }) => all.filter((other) => other === name).length === 1)
    return (own ?? names[0])?.name ?? ''
  })
}

function nameJourney(
  { labels, end }: Journey,
  named: readonly string[],
  { steps, title, words }: JourneyTexts,
): string {
  const sentences = named.map((label) => steps[label] ?? label)
  // Each region of a parallel machine ends in its own state.
  const ends = end.includes(' & ') ? [] : [words.quote(title(end))]
  return words.say('panel/journey-name', {
    steps: [...sentences, ...ends].join(' → '),
    count: labels.length,
  })
}

/** Returns the labels that the fewest journeys contain, in the order of the journey. */
function pickRarestLabels(
  { start, labels }: Journey,
  rarity: ReadonlyMap<string, number>,
  most: number,
): string[] {
  const own = [...new Set(labels)].filter((label) => !UNNAMED_STEP_PATTERN.test(label))
  const rarest = own.toSorted((a, b) => (rarity.get(a) ?? 0) - (rarity.get(b) ?? 0)).slice(0, most)
  return rarest.length > 0 ? own.filter((label) => rarest.includes(label)) : [start]
}

/** Counts the journeys with each label. */
function countJourneys(journeys: readonly Journey[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const label of journeys.flatMap(({ labels }) => [...new Set(labels)]))
    counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}
