import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** How far below the view something is called near. */
const NEAR = '300px'

/** Whether an element has come near the view, which is told once; from then on it is true. */
export function useNearView(element: RefObject<HTMLElement | null>, onNear?: () => void): boolean {
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
      { rootMargin: NEAR },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [element, isNear])

  return isNear
}
