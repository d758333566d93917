import { useSyncExternalStore } from 'react'

interface Screen {
  isMatched: () => boolean
  follow: (changed: () => void) => () => void
}

function screenFrom(width: `${number}rem`): Screen {
  const query = () => globalThis.matchMedia?.(`(min-width: ${width})`) ?? null
  return {
    isMatched: () => query()?.matches ?? true,
    follow(changed) {
      const list = query()
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
  }
}

const wide = screenFrom('64rem')
const tablet = screenFrom('48rem')

/** Whether there is room for columns beside each other; a telephone gets one, and shorter pages. */
export const isWideScreen = wide.isMatched

export const useWideScreen = (): boolean =>
  useSyncExternalStore(wide.follow, wide.isMatched, () => true)

/** Whether it is a tablet's at least. */
export const useTabletScreen = (): boolean =>
  useSyncExternalStore(tablet.follow, tablet.isMatched, () => true)
