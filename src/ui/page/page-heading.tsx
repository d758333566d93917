import { createContext, use, useEffect, useRef, type ReactNode } from 'react'

import { H1 } from '../style/type.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { SiteName } from './site-name.ts'

/** True until the first page has been shown: its heading must not take the focus. */
let firstPage = true

/** Receives the events of the current page, for code that has no access to the document. */
export interface PageListener {
  /** Called with the document title while the page is rendered. */
  onTitle?: (title: string) => void
  /** Called when the page is interactive. */
  onShown?: () => void
}

export const PageListenerContext = createContext<PageListener>({})

export interface PageHeadingProps {
  /** The document title; the site name is appended. */
  title: string
  children?: ReactNode
  /** Smaller on a phone, above a form. */
  isCompact?: boolean
}

/**
 * The `h1` of a page, which sets the document title. It takes the focus after a navigation, so that a screen
 * reader announces the page, unless the user is editing a field. It also takes the focus when the focused
 * element is removed.
 */
export function PageHeading({ title, children, isCompact = false }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const fullTitle = `${title} - ${use(SiteName)}`
  const { onTitle, onShown } = use(PageListenerContext)
  onTitle?.(fullTitle)

  useEffect(() => {
    document.title = fullTitle
  }, [fullTitle])

  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, select, textarea')
    if (!firstPage && !isTyping) ref.current?.focus({ preventScroll: true })
    firstPage = false
  }, [])
  useEffect(() => onShown?.(), [onShown])
  useKeepFocus(ref)

  return (
    <H1 ref={ref} isCompact={isCompact} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children ?? title}
    </H1>
  )
}
