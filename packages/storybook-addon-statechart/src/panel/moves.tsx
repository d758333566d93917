import type { ChartTexts } from '../chart/chart-texts.ts'
import { fillPlaceholders } from '../chart/words.ts'
import type { ShownMove } from './moment.ts'
import { describeStep } from './step-sentence.ts'

export interface MovesProps {
  moves: readonly ShownMove[]
  texts: ChartTexts
  onMove: (label: string) => void
  /**
   * Called with the transitions of the hovered or focused move, or with null when the move is no longer hovered
   * or focused.
   */
  onPoint: (takes: readonly string[] | null) => void
}

/** Everything that can happen now: events of users, outcomes of calls, timers and the environment. */
export function Moves({ moves, texts, onMove, onPoint }: MovesProps) {
  const { words, calls: names } = texts
  const pick = (...kinds: ShownMove['kind'][]) => moves.filter(({ kind }) => kinds.includes(kind))
  const calls = Map.groupBy(pick('answer'), ({ call }) => call?.id ?? '')
  const button = (move: ShownMove) => (
    <button
      key={move.label}
      type="button"
      className={move.call?.ending}
      aria-disabled={move.takes.length === 0}
      title={move.takes.length === 0 ? words.unheeded : undefined}
      onClick={() => onMove(move.label)}
      onPointerEnter={() => onPoint(move.takes)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(move.takes)}
      onBlur={() => onPoint(null)}
    >
      {describeStep(texts, move.label, move.delay)}
    </button>
  )

  return (
    <div className="moves">
      {[...calls].map(([id, answers]) => (
        <fieldset key={id} className="call">
          <legend>{fillPlaceholders(words.waiting, { call: names[id] ?? id })}</legend>
          {answers.map((move) => button(move))}
        </fieldset>
      ))}
      <Group title={words.user} moves={pick('gesture')} button={button} />
      <Group title={words.time} moves={pick('time')} button={button} />
      <Group title={words.environment} moves={pick('environment', 'reload')} button={button} />
      {moves.length === 0 && <p className="ended">{words.ended}</p>}
    </div>
  )
}

interface GroupProps {
  title: string
  moves: ShownMove[]
  button: (move: ShownMove) => React.ReactElement
}

function Group({ title, moves, button }: GroupProps) {
  if (moves.length === 0) return null

  return (
    <fieldset>
      <legend>{title}</legend>
      {moves.map((move) => button(move))}
    </fieldset>
  )
}
