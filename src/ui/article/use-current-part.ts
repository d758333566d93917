import { useEffect, useState } from 'react'

/** The upper part of the viewport, where users read. */
const READING_AREA = { rootMargin: '0px 0px -60% 0px' }

/** Returns the id of the current section: the first one that reaches into the upper part of the viewport. */
export function useCurrentPart<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null)

  useEffect(() => {
    const inView = new Set<Element | null>()
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const read = ids.find((id) => inView.has(findPart(id)))
      if (read) setCurrent(read)
    }, READING_AREA)
    for (const id of ids) {
      const part = findPart(id)
      if (part) watcher.observe(part)
    }
    return () => watcher.disconnect()
  }, [ids])

  return current
}

/** Returns the element of a section. The id belongs to its heading. */
const findPart = (id: string) => document.getElementById(id)?.parentElement ?? null
