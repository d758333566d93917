import { useEffect, useState } from 'react'

/** The upper part of the viewport, where people read. */
const READ = { rootMargin: '0px 0px -60% 0px' }

/** The current section: the first one that reaches into the upper part of the viewport. */
export function useCurrentPart<Id extends string>(ids: readonly Id[]): Id | null {
  const [current, setCurrent] = useState<Id | null>(null)

  useEffect(() => {
    const inView = new Set<Element | null>()
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      const read = ids.find((id) => inView.has(partElement(id)))
      if (read) setCurrent(read)
    }, READ)
    for (const id of ids) {
      const part = partElement(id)
      if (part) watcher.observe(part)
    }
    return () => watcher.disconnect()
  }, [ids])

  return current
}

/** The id is on its heading. */
const partElement = (id: string) => document.getElementById(id)?.parentElement ?? null
