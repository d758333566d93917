import { useEffect, useState } from 'react'

/** The upper part of the view, where people read. */
const READ = { rootMargin: '0px 0px -60% 0px' }

/** The part that is being read: the first one that reaches into the upper part of the view. */
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

/** It has the id at its heading. */
const partElement = (id: string) => document.getElementById(id)?.parentElement ?? null
