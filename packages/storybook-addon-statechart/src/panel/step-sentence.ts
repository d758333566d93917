import type { ChartTexts } from '../chart/chart-texts.ts'
import { fillGaps } from '../chart/words.ts'

/** Describes a step that can be taken. Without a delay the placeholder for a duration shows “…”. */
export function stepSentence(
  { steps, language }: ChartTexts,
  label: string,
  delay?: number,
): string {
  const wait = delay === undefined ? '…' : duration(delay, language)
  return fillGaps(steps[label] ?? label, { wait })
}

const SECOND = 1000
const MINUTE = 60 * SECOND

function duration(delay: number, language: string): string {
  const [value, unit] =
    delay >= 2 * MINUTE
      ? [Math.round(delay / MINUTE), 'minute']
      : delay >= SECOND
        ? [delay / SECOND, 'second']
        : [delay, 'millisecond']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
