/** The parts of the panel as React components, for pages of your own. */
export { ChartFrame } from './chart/chart-frame.tsx'
export { ChartView } from './chart/chart-view.tsx'
export { CurrentStates } from './chart/current-states.tsx'
export { Outline } from './chart/outline.tsx'
