/** Made by Storybook's build and by the server of development (tools/charts/drawn-machines.ts). */
declare module 'virtual:charts' {
  import type { DrawnMachine } from './chart.ts'

  const machines: Partial<Record<string, () => Promise<{ default: DrawnMachine }>>>
  export default machines
}
