import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react'

import { afterPaint } from '../lifecycle/schedule.ts'

/**
 * A choice as its control shows it: in the next frame, before its consequences are rendered. `apply` adds a choice to
 * the state, and changes nothing when the state has it already; `onChoose` settles once the owner has rendered it, or
 * will not. Until then choices add up.
 */
export function useOptimisticChoice<State, Choice>(
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

/** For a control whose state is the choice itself. */
export const latest = <State>(_before: State, choice: State): State => choice

/**
 * Gives a function that resolves once everything is rendered, for `onChoose`; at once when the page has been left, which
 * renders nothing more.
 */
export function useUntilRendered(isRendered: boolean): () => Promise<void> {
  const rendered = useRef(isRendered)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    rendered.current = isRendered
    if (isRendered) settle(waiting.current)
  }, [isRendered])
  useEffect(() => {
    const left = waiting.current
    return () => {
      rendered.current = true
      settle(left)
    }
  }, [])

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (rendered.current) resolve()
        else waiting.current.push(resolve)
      }),
    [],
  )
}

const settle = (waiting: (() => void)[]) => {
  for (const done of waiting.splice(0)) done()
}
