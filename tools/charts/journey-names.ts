import type { Words } from 'statechart-paths/command'
import type { Journey } from 'storybook-addon-statechart/chart'

/** A longer name is used only where two journeys would have the same one. */
const NAMED_STEPS = [2, 3, 4]
/** A timer needs its duration, and reloads are in most journeys. */
const UNNAMED = /^(?:after |reload$)/

export interface JourneyTexts {
  /** Sentences of steps by label. */
  steps: Readonly<Record<string, string>>
  /** The title of a state by its path. */
  title: (path: string) => string
  words: Words
}

/**
 * Names each journey of a machine by what it shows: its steps that the fewest other journeys have, and the title of
 * its last state.
 */
export function nameJourneys(journeys: readonly Journey[], texts: JourneyTexts): string[] {
  const rarity = countJourneys(journeys)
  const candidates = NAMED_STEPS.map((most) =>
    journeys.map((journey) => nameJourney(journey, rarestLabels(journey, rarity, most), texts)),
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
  // The regions of a parallel machine end in a state each.
  const ends = end.includes(' & ') ? [] : [words.quote(title(end))]
  return words.say('panel/journey-name', {
    steps: [...sentences, ...ends].join(' → '),
    count: labels.length,
  })
}

/** In the order of the journey. */
function rarestLabels(
  { start, labels }: Journey,
  rarity: ReadonlyMap<string, number>,
  most: number,
): string[] {
  const own = [...new Set(labels)].filter((label) => !UNNAMED.test(label))
  const rarest = own.toSorted((a, b) => (rarity.get(a) ?? 0) - (rarity.get(b) ?? 0)).slice(0, most)
  return rarest.length > 0 ? own.filter((label) => rarest.includes(label)) : [start]
}

/** The number of journeys with each label. */
function countJourneys(journeys: readonly Journey[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const label of journeys.flatMap(({ labels }) => [...new Set(labels)]))
    counts.set(label, (counts.get(label) ?? 0) + 1)
  return counts
}
