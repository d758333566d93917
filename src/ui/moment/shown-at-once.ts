import { startTransition, useOptimistic } from 'react'

import { afterPaint } from './after-paint.ts'

/**
 * A choice as its control shows it: in the next frame, before what follows from it is drawn. `apply` says what a
 * choice makes of the state, and the same of a state that has it already; `onChoose` settles once the owner has drawn it,
 * or will not. Until then choices add up.
 */
export function useShownAtOnce<State, Choice>(
  state: State,
  apply: (state: State, choice: Choice) => State,
  onChoose: (choice: Choice) => Promise<void>,
): [State, (choice: Choice) => void] {
  const [shown, show] = useOptimistic(state, apply)
  const choose = (choice: Choice) =>
    startTransition(async () => {
      show(choice)
      await afterPaint()
      await onChoose(choice)
    })
  return [shown, choose]
}

/** For a control that has its choice itself for its state. */
export const latest = <State>(_before: State, choice: State): State => choice
