import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import charts from 'virtual:charts'

import { ChartDrawer } from './chart-drawer.tsx'
import { watchActors } from './live-actors.ts'

const actors = watchActors()

/** What a flow host is to be given, before its first flow. */
export const { inspect } = actors

/** Puts the drawer into the corner of the page, beside the app and not in it. */
export function showDrawer(): void {
  const element = document.createElement('div')
  document.body.append(element)
  createRoot(element).render(
    <StrictMode>
      <ChartDrawer actors={actors} charts={charts} />
    </StrictMode>,
  )
}
