import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Renders nothing when its content throws; the page stays. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={always} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  )
}

const always = () => 0
const Nothing = () => null
