import type { ChartState } from '../../../src/chart/chart.ts'
import { LABEL, NAME, PADDING, TITLE, titleLines } from '../../../src/chart/text-sizes.ts'

/** How large a state is drawn, in any of the languages; of one with others inside, how large its head is. */
export function stateSize(
  { name, title, kind }: Pick<ChartState, 'name' | 'title' | 'kind'>,
  titles: readonly string[] = [],
) {
  const each = [title, ...titles].map(titleLines)
  const most = Math.max(...each.map(({ length }) => length))
  const widest = Math.max(
    name.length * NAME.letter + (kind === 'final' ? 20 : 0),
    ...each.flat().map((line) => line.length * TITLE.letter),
  )
  return {
    width: Math.ceil(widest + 2 * PADDING),
    height: NAME.line + most * TITLE.line + 2 * PADDING - 4,
  }
}

/** How large the labels of a line are drawn, one below the other. */
export const labelSize = (labels: readonly string[]) => ({
  width: Math.ceil(Math.max(...labels.map((label) => label.length)) * LABEL.letter + 6),
  height: labels.length * LABEL.line + 2,
})
