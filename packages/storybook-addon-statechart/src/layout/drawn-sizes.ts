import type { ChartState } from '../chart/chart.ts'
import { LABEL, NAME, PADDING, TITLE, titleLines } from '../chart/text-sizes.ts'

/**
 * The size of a state as drawn, with room for its title in all languages; for a state with children, the size of
 * its header.
 */
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

/** The size of the labels of a line, one below the other. */
export const labelSize = (labels: readonly string[]) => ({
  width: Math.ceil(Math.max(...labels.map((label) => label.length)) * LABEL.letter + 6),
  height: labels.length * LABEL.line + 2,
})
