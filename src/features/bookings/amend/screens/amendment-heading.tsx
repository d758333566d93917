import { useEffect, useRef, type ReactNode } from 'react'

import { H2 } from '#ui/style/type.tsx'

/** Names the screen that a press has led to, and takes the focus for who listens to the page. */
export function AmendmentHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])

  return (
    <H2 ref={ref} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </H2>
  )
}
