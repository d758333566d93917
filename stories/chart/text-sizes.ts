import type { ChartState } from './chart.ts'

/** Pixels; the styles of the chart use the same. A letter is as wide as a letter is on average. */
export const NAME = { size: 13, line: 18, letter: 7.4 }
export const TITLE = { size: 11, line: 15, letter: 5.7 }
export const LABEL = { size: 10.5, line: 14, letter: 5.9 }

const LONGEST_TITLE = 26
export const PADDING = 12

/** The title in lines of about equal length, none of them long. */
export function titleLines(title: string): string[] {
  const words = title.split(' ').filter(Boolean)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST_TITLE)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

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

export const labelSize = (labels: readonly string[]) => ({
  width: Math.ceil(Math.max(...labels.map((label) => label.length)) * LABEL.letter + 6),
  height: labels.length * LABEL.line + 2,
})
