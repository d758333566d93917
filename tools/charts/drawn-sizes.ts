import type { ChartState } from '../../src/chart/chart.ts'
import { LABEL, NAME, PADDING, TITLE, titleLines } from '../../src/chart/text-sizes.ts'

/** How large a state is drawn; of one with others inside, how large its head is. */
export function stateSize({ name, title, kind }: Pick<ChartState, 'name' | 'title' | 'kind'>) {
  const lines = titleLines(title)
  const widest = Math.max(
    name.length * NAME.letter + (kind === 'final' ? 20 : 0),
    ...lines.map((line) => line.length * TITLE.letter),
  )
  return {
    width: Math.ceil(widest + 2 * PADDING),
    height: NAME.line + lines.length * TITLE.line + 2 * PADDING - 4,
  }
}

/** How large the labels of a line are drawn, one below the other. */
export const labelSize = (labels: readonly string[]) => ({
  width: Math.ceil(Math.max(...labels.map((label) => label.length)) * LABEL.letter + 6),
  height: labels.length * LABEL.line + 2,
})
