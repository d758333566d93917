import { useState } from 'react'

import type { Journey } from '../../src/chart/chart.ts'
import type { JourneyUnderWay } from './moment.ts'

export interface JourneyBarProps {
  journeys: readonly Journey[]
  underWay: JourneyUnderWay | null
  onPlay: (journey: number) => void
  onNext: () => void
}

/** Plays a journey in the story, one step at a press. */
export function JourneyBar({ journeys, underWay, onPlay, onNext }: JourneyBarProps) {
  const [chosen, setChosen] = useState(0)
  if (journeys.length === 0) return null
  const next = underWay?.labels[underWay.taken]

  return (
    <div className="bar journey">
      <label>
        Journey{' '}
        <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {journeys.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => onPlay(chosen)}>
        Play
      </button>
      {underWay && next !== undefined && (
        <button type="button" className="next" onClick={onNext}>
          Step {underWay.taken + 1} of {underWay.labels.length}: {next}
        </button>
      )}
      {underWay && next === undefined && <output>The journey is at its end.</output>}
    </div>
  )
}
