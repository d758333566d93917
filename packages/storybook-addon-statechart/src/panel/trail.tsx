import type { ChartTexts } from '../chart/chart-texts.ts'
import { STORY_STEP_LABEL, type TrailStep } from './moment.ts'

/** Describes an entry of the trail: a start, a step, or the initial state of the story. */
function describeEntry({ steps, words }: ChartTexts, label: string): string {
  if (label === STORY_STEP_LABEL) return words.story
  return steps[`start: ${label}`] ?? steps[label] ?? label
}

export interface TrailProps {
  trail: readonly TrailStep[]
  texts: ChartTexts
  /** The index of the step that is shown. */
  at: number
  onGo: (to: number) => void
}

/** The steps so far. Users can return to any step and continue from there. */
export function Trail({ trail, texts, at, onGo }: TrailProps) {
  return (
    <nav aria-label={texts.words.trail}>
      <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        {texts.words.back}
      </button>
      <button type="button" disabled={at >= trail.length - 1} onClick={() => onGo(at + 1)}>
        {texts.words.forward}
      </button>
      <ol>
        {trail.map(({ label, leaf }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position in the trail
          <li key={index}>
            <button
              type="button"
              className="step"
              title={leaf}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              {describeEntry(texts, label)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
