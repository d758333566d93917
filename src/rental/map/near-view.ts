import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The distance to the viewport that counts as near. */
const ROOT_MARGIN = '300px'

/** Returns whether an element has come near the viewport; stays true from then on. Calls `onNear` once. */
export function useNearView(element: RefObject<HTMLElement | null>, onNear?: () => void): boolean {
  const [isNear, setIsNear] = useState(false)
  const notify = useEffectEvent(() => {
    setIsNear(true)
    onNear?.()
  })

  useEffect(() => {
    const { current } = element
    if (isNear || !current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) notify()
      },
      { rootMargin: ROOT_MARGIN },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [element, isNear])

  return isNear
}
