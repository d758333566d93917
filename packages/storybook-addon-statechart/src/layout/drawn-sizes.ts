import type { ChartState } from '../chart/chart.ts'
import {
  LABEL_METRICS,
  NAME_METRICS,
  PADDING_PX,
  TITLE_METRICS,
  breakTitle,
} from '../chart/text-sizes.ts'

/**
 * Returns the size at which a state is drawn, with room for its title in all languages. For a state with
 * children, returns the size of its header.
 */
export function measureState(
  { name, title, kind }: Pick<ChartState, 'name' | 'title' | 'kind'>,
  titles: readonly string[] = [],
) {
  const each = [title, ...titles].map(breakTitle)
  const most = Math.max(...each.map(({ length }) => length))
  const widest = Math.max(
    name.length * NAME_METRICS.letter + (kind === 'final' ? 20 : 0),
    ...each.flat().map((line) => line.length * TITLE_METRICS.letter),
  )
  return {
    width: Math.ceil(widest + 2 * PADDING_PX),
    height: NAME_METRICS.line + most * TITLE_METRICS.line + 2 * PADDING_PX - 4,
  }
}

/** Returns the size of a line's labels, stacked vertically. */
export const measureLabels = (labels: readonly string[]) => ({
  width: Math.ceil(Math.max(...labels.map((label) => label.length)) * LABEL_METRICS.letter + 6),
  height: labels.length * LABEL_METRICS.line + 2,
})
