/** Sizes in pixels, the same as in the styles of the chart. `letter` is the average width of a letter. */
export const NAME_METRICS = { size: 14, line: 19, letter: 8 }
export const TITLE_METRICS = { size: 12, line: 16, letter: 6.2 }
export const LABEL_METRICS = { size: 12, line: 15, letter: 6.6 }

const MAX_TITLE_CHARACTERS = 26
export const PADDING_PX = 12

/** Breaks a title into short lines of similar length. */
export function breakTitle(title: string): string[] {
  const words = title.split(' ').filter(Boolean)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < MAX_TITLE_CHARACTERS)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
