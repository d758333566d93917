import { type Chart, listCurrentStates } from './chart.ts'

/** The titles of the current states, in an `output` element, so that screen readers announce each step. */
export function CurrentStates({ chart, lit }: { chart: Chart; lit: readonly string[] }) {
  return (
    <output>
      {listCurrentStates(chart, lit).map(({ id, title, name }) => (
        <strong key={id}>{title || name}</strong>
      ))}
    </output>
  )
}
