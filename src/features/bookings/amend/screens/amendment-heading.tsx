import { useEffect, useRef, type ReactNode } from 'react'

import { H2 } from '#ui/style/type.tsx'

/** A screen heading. Takes focus, so that screen readers announce the new screen. */
export function AmendmentHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])

  return (
    <H2 ref={ref} tabIndex={-1} _focusVisible={{ outline: 'none' }}>
      {children}
    </H2>
  )
}
