import type { ShownMove } from './moment.ts'

export interface MovesProps {
  moves: readonly ShownMove[]
  onMove: (label: string) => void
  /** What would be taken by the move that is pointed at, or null when there is none any more. */
  onPoint: (takes: readonly string[] | null) => void
}

/** Everything that can happen now: events as buttons, calls as switches, timers, the environment. */
export function Moves({ moves, onMove, onPoint }: MovesProps) {
  const pick = (...kinds: ShownMove['kind'][]) => moves.filter(({ kind }) => kinds.includes(kind))
  const calls = Map.groupBy(pick('answer'), ({ call }) => call?.id ?? '')
  const button = (move: ShownMove, text: string) => (
    <button
      key={move.label}
      type="button"
      className={move.call?.ending}
      aria-disabled={move.takes.length === 0}
      title={move.takes.length === 0 ? 'Changes nothing now' : undefined}
      onClick={() => onMove(move.label)}
      onPointerEnter={() => onPoint(move.takes)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(move.takes)}
      onBlur={() => onPoint(null)}
    >
      {text}
    </button>
  )

  return (
    <div className="moves">
      {[...calls].map(([id, answers]) => (
        <fieldset key={id} className="call">
          <legend>
            Waiting for <code>{id}</code>. It answers:
          </legend>
          {answers.map((move) => button(move, move.call?.outcome ?? move.label))}
        </fieldset>
      ))}
      <Group title="A customer" moves={pick('gesture')} button={button} />
      <Group title="Time" moves={pick('time')} button={button} text={timeText} />
      <Group title="The environment" moves={pick('environment', 'reload')} button={button} />
      {moves.length === 0 && <p className="ended">The machine has come to its end.</p>}
    </div>
  )
}

interface GroupProps {
  title: string
  moves: ShownMove[]
  button: (move: ShownMove, text: string) => React.ReactElement
  text?: (move: ShownMove) => string
}

function Group({ title, moves, button, text = ({ label }) => label }: GroupProps) {
  if (moves.length === 0) return null

  return (
    <fieldset>
      <legend>{title}</legend>
      {moves.map((move) => button(move, text(move)))}
    </fieldset>
  )
}

const SECOND = 1000
const MINUTE = 60 * SECOND

function timeText({ label, delay = 0 }: ShownMove): string {
  const what = label.replace(/^after /, '')
  return `Let ${duration(delay)} pass (${what})`
}

function duration(delay: number): string {
  if (delay >= 2 * MINUTE) return `${Math.round(delay / MINUTE)} min`
  return delay >= SECOND ? `${delay / SECOND} s` : `${delay} ms`
}
