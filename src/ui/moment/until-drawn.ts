import { useCallback, useEffect, useRef } from 'react'

/** Answers a question that settles once everything is drawn, or never will be: a page that is left draws nothing. */
export function useUntilDrawn(isDrawn: boolean): () => Promise<void> {
  const drawn = useRef(isDrawn)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    drawn.current = isDrawn
    if (isDrawn) settle(waiting.current)
  }, [isDrawn])
  useEffect(() => {
    const left = waiting.current
    return () => {
      drawn.current = true
      settle(left)
    }
  }, [])

  return useCallback(
    () =>
      new Promise((resolve) => {
        if (drawn.current) resolve()
        else waiting.current.push(resolve)
      }),
    [],
  )
}

const settle = (waiting: (() => void)[]) => {
  for (const done of waiting.splice(0)) done()
}
