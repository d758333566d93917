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
