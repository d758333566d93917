import type { TrailStep } from './moment.ts'

export interface TrailProps {
  trail: readonly TrailStep[]
  /** The step that is shown. */
  at: number
  onGo: (to: number) => void
}

/** What has happened, step by step; each can be gone back to, and on from. */
export function Trail({ trail, at, onGo }: TrailProps) {
  return (
    <nav aria-label="Trail">
      <button type="button" disabled={at === 0} onClick={() => onGo(at - 1)}>
        Back
      </button>
      <button type="button" disabled={at >= trail.length - 1} onClick={() => onGo(at + 1)}>
        Forward
      </button>
      <ol>
        {trail.map(({ label, leaf }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its location in the trail
          <li key={index}>
            <button
              type="button"
              className="step"
              title={leaf}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onGo(index)}
            >
              {label}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
