import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A part that a page can do without: when it breaks it is left out, and the page stays. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  )
}

const always = () => 0
const Nothing = () => null
