import { useEffect, useState } from 'react'

import { afterPaint } from './after-paint.ts'

/** Whether what is there has been painted: what only stands beside it may begin. */
export function usePainted(isThere: boolean): boolean {
  const [isPainted, setPainted] = useState(false)

  useEffect(() => {
    if (!isThere || isPainted) return
    let isHere = true
    const say = async () => {
      await afterPaint()
      if (isHere) setPainted(true)
    }
    void say()
    return () => {
      isHere = false
    }
  }, [isThere, isPainted])

  return isPainted
}
