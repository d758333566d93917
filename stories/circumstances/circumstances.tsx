import { type ReactNode, useEffect } from 'react'

import { grant, type Wish } from './media.ts'

export interface CircumstancesProps {
  /** In percent of the browser's usual size. */
  textSize: number
  contrast: 'usual' | 'more'
  motion: 'usual' | 'reduced'
  children: ReactNode
}

/** The screen and the wishes of a reader, around a story. */
export function Circumstances({ textSize, contrast, motion, children }: CircumstancesProps) {
  useEffect(() => {
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }, [textSize])
  useEffect(() => {
    const wishes: Wish[] = []
    if (contrast === 'more') wishes.push('prefers-contrast: more')
    if (motion === 'reduced') wishes.push('prefers-reduced-motion: reduce')
    grant(wishes)
  }, [contrast, motion])

  return children
}
