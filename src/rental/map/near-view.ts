import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** The distance to the viewport that counts as near. */
const ROOT_MARGIN = '300px'

/** Whether an element has come near the viewport. Calls `onNear` once; stays true from then on. */
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
      { rootMargin: ROOT_MARGIN },
    )
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [element, isNear])

  return isNear
}
