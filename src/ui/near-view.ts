import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface NearViewOptions {
  /** How far below the view an element is called near; below zero, how far in it. */
  near?: string
  onNear?: (() => void) | undefined
}

/** Whether an element has come near the view, which is told once; from then on it is true. */
export function useNearView(
  element: RefObject<HTMLElement | null>,
  { near = '300px', onNear }: NearViewOptions = {},
): boolean {
  const [isNear, setIsNear] = useState(false)
  const tell = useEffectEvent(() => {
    setIsNear(true)
    onNear?.()
  })

  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
      },
      { rootMargin: `${near} 0px` },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [element, isNear, near])

  return isNear
}
