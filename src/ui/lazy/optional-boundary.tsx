import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Renders nothing when its content throws, so that the rest of the page remains. */
export function OptionalBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={getConstantKey} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  )
}

const getConstantKey = () => 0
const Nothing = () => null
