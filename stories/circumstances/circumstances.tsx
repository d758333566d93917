import { type ReactNode, useEffect } from 'react'

import { emulatePreferences, type Preference } from './media.ts'

export interface CircumstancesProps {
  /** As a percentage of the browser’s default size. */
  textSize: number
  contrast: 'usual' | 'more'
  motion: 'usual' | 'reduced'
  children: ReactNode
}

/** Applies the screen settings and user preferences selected in the toolbar to a story. */
export function Circumstances({ textSize, contrast, motion, children }: CircumstancesProps) {
  useEffect(() => {
    document.documentElement.style.fontSize = textSize === 100 ? '' : `${textSize}%`
  }, [textSize])
  useEffect(() => {
    const preferences: Preference[] = []
    if (contrast === 'more') preferences.push('prefers-contrast: more')
    if (motion === 'reduced') preferences.push('prefers-reduced-motion: reduce')
    emulatePreferences(preferences)
  }, [contrast, motion])

  return children
}
