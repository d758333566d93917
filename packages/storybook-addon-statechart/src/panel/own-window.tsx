import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import type { ChartWords } from '../chart/words.ts'

export interface OwnWindowProps {
  words: ChartWords
  children: (button: ReactNode) => ReactNode
}

/** Shows its content here, or in a separate window that a designer can move to another screen. */
export function OwnWindow({ words, children }: OwnWindowProps) {
  const [own, setOwn] = useState<Window | null>(null)

  useEffect(() => {
    if (!own) return undefined
    const onClosed = () => setOwn(null)
    own.addEventListener('pagehide', onClosed)
    return () => {
      own.removeEventListener('pagehide', onClosed)
      own.close()
    }
  }, [own])

  function open() {
    const opened = window.open('', '', 'popup,width=1280,height=860')
    if (!opened) return
    opened.document.title = words.statechart
    Object.assign(opened.document.body.style, { margin: '0', height: '100vh' })
    setOwn(opened)
  }

  const button = (
    <button type="button" onClick={own ? () => setOwn(null) : open}>
      {own ? words.tab : words.window}
    </button>
  )
  if (!own) return <div className="statechart-room">{children(button)}</div>

  return (
    <div className="bar">
      {words['window-open']} {button}
      {createPortal(<div className="statechart-room">{children(null)}</div>, own.document.body)}
    </div>
  )
}
