import { useLayoutEffect, useRef, type RefObject } from 'react'

/** For what stands in place of a page: when the page comes and takes it away, the focus goes there. */
export function useHandedOnFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const box = ref.current
    return () => {
      if (box?.contains(document.activeElement)) queueMicrotask(focusPage)
    }
  }, [])

  return ref
}

const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true })
