import { type Chart, currentStates } from './chart.ts'

/** The states that a machine is in, in a few words each: what a screen reader hears of a step. */
export function CurrentStates({ chart, lit }: { chart: Chart; lit: readonly string[] }) {
  return (
    <output>
      {currentStates(chart, lit).map(({ id, title, name }) => (
        <strong key={id}>{title || name}</strong>
      ))}
    </output>
  )
}
