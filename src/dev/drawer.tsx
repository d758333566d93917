import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import charts from 'virtual:charts'

import { ChartDrawer } from './chart-drawer.tsx'
import { watchActors } from './live-actors.ts'

const actors = watchActors()

/** Pass this to the flow host before its first flow starts. */
export const { inspect } = actors

/** Renders the drawer next to the app, in its own React root. */
export function showDrawer(): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <StrictMode>
      <ChartDrawer actors={actors} charts={charts} />
    </StrictMode>,
  )
}
