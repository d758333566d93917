import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react'

/**
 * Shows a choice immediately, before its consequences are rendered. `apply` adds a choice to the state, and
 * does nothing if the state already has it. `onChoose` settles once the owner has rendered or rejected the
 * choice; until then, choices accumulate. React delays all transitions of the app while an asynchronous one is
 * pending, so this one ends when its control unmounts.
 */
export function useOptimisticChoice<State, Choice>(
  state: State,
  apply: (state: State, choice: Choice) => State,
  onChoose: (choice: Choice) => Promise<void>,
): [State, (choice: Choice) => void] {
  const [shown, show] = useOptimistic(state, apply)
  const unmounted = useUnmounted()
  const choose = (choice: Choice) =>
    startTransition(async () => {
      show(choice)
      await Promise.race([onChoose(choice), unmounted.current])
    })
  return [shown, choose]
}

/** Returns a ref to a promise that resolves when the component is unmounted. */
function useUnmounted() {
  const unmounted = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    let settle: () => void = () => undefined
    unmounted.current = new Promise((resolve) => {
      settle = resolve
    })
    return () => settle()
  }, [])
  return unmounted
}

/** Replaces the state with the choice, for a control whose state is the choice itself. */
export const replaceState = <State>(_before: State, choice: State): State => choice

/** Returns a function for `onChoose`. The returned promise resolves once `isRendered` is true. */
export function useUntilRendered(isRendered: boolean): () => Promise<void> {
  const rendered = useRef(isRendered)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    rendered.current = isRendered
    if (isRendered) for (const done of waiting.current.splice(0)) done()
  }, [isRendered])

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (rendered.current) resolve()
        else waiting.current.push(resolve)
      }),
    [],
  )
}
