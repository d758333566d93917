/** Made by Storybook's build (tools/charts/drawn-machines.ts). */
declare module 'virtual:charts' {
  import type { DrawnMachine } from '../chart/chart.ts'

  const machines: Partial<Record<string, () => Promise<{ default: DrawnMachine }>>>
  export default machines
}
