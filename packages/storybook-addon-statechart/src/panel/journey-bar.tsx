import { useState } from 'react'

import type { Journey } from '../chart/chart.ts'
import type { ChartTexts } from '../chart/chart-texts.ts'
import { fillPlaceholders } from '../chart/words.ts'
import type { RunningJourney } from './moment.ts'
import { describeStep } from './step-sentence.ts'

export interface JourneyBarProps {
  journeys: readonly Journey[]
  texts: ChartTexts
  underWay: RunningJourney | null
  onPlay: (journey: number) => void
  onNext: () => void
  /** Plays a short journey to the current state; null when no journey to it is known. */
  onLead: (() => void) | null
}

/** Plays a journey in the story, one step per click. */
export function JourneyBar({ journeys, texts, underWay, onPlay, onNext, onLead }: JourneyBarProps) {
  const [chosen, setChosen] = useState(0)
  if (journeys.length === 0) return null
  const { words } = texts
  const next = underWay?.labels[underWay.taken]

  return (
    <div className="bar journey">
      <label>
        {words.journey}{' '}
        <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {journeys.map(({ name }, index) => (
            <option key={name} value={index}>
              {texts.journeys[index] ?? name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => onPlay(chosen)}>
        {words.play}
      </button>
      {onLead && (
        <button type="button" onClick={onLead}>
          {words.way}
        </button>
      )}
      {underWay && next !== undefined && (
        <button type="button" className="next" onClick={onNext}>
          {fillPlaceholders(words.step, {
            number: underWay.taken + 1,
            count: underWay.labels.length,
            step: describeStep(texts, next),
          })}
        </button>
      )}
      {underWay && next === undefined && <output>{words['journey-end']}</output>}
    </div>
  )
}
