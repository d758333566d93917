import { createContext, use, useEffect, useRef, type ReactNode } from 'react'

import { H1 } from '../style/type.tsx'
import { useKeepFocus } from './use-keep-focus.ts'
import { SiteName } from './site-name.ts'

/** True until the first page has been shown: its heading must not take the focus from the reader. */
let firstPage = true

/** Who has to know of the page that is drawn, and cannot look at a document. */
export interface PageListener {
  /** The document's title, while the page is drawn. */
  onTitle?: (title: string) => void
  /** The page can be used. */
  onShown?: () => void
}

export const PageListening = createContext<PageListener>({})

export interface PageHeadingProps {
  /** The document's title; the site's name is put behind it. */
  title: string
  children?: ReactNode
}

/**
 * The one `h1` of a page. It names the document and takes the focus after a navigation, so that a
 * screen reader announces where it is; never from a field in which somebody goes on typing. It takes it, too,
 * when what had it is gone.
 */
export function PageHeading({ title, children }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  const fullTitle = `${title} - ${use(SiteName)}`
  const { onTitle, onShown } = use(PageListening)
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
    <H1 ref={ref} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children ?? title}
    </H1>
  )
}
