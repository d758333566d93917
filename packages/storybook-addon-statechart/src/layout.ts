/** Reads machines and lays out their charts, in the browser or in Node. */
export { drawMachine } from './layout/draw-machine.ts'
export { findLongestJourney as longestJourney, toJourney } from './layout/journey.ts'
export { layOut } from './layout/lay-out.ts'
export { createChart, getStatePath as statePath } from './layout/machine-chart.ts'
export { serializeConfig } from './layout/machine-config.ts'
