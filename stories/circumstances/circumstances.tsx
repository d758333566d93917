import { type ReactNode, useEffect } from 'react'

import { grant, type Preference } from './media.ts'

export interface CircumstancesProps {
  /** In percent of the browser's usual size. */
  textSize: number
  contrast: 'usual' | 'more'
  motion: 'usual' | 'reduced'
  children: ReactNode
}

/** The screen and the preferences of a reader, around a story. */
export function Circumstances({ textSize, contrast, motion, children }: CircumstancesProps) {
  useEffect(() => {
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }, [textSize])
  useEffect(() => {
    const preferences: Preference[] = []
    if (contrast === 'more') preferences.push('prefers-contrast: more')
    if (motion === 'reduced') preferences.push('prefers-reduced-motion: reduce')
    grant(preferences)
  }, [contrast, motion])

  return children
}
