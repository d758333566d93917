import type { ChartTexts } from '../chart/chart-texts.ts'
import { fillPlaceholders } from '../chart/words.ts'

/** Describes a step that can be taken. Without a delay, “…” replaces the placeholder for the duration. */
export function describeStep(
  { steps, language }: ChartTexts,
  label: string,
  delay?: number,
): string {
  const wait = delay === undefined ? '…' : formatDuration(delay, language)
  return fillPlaceholders(steps[label] ?? label, { wait })
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

function formatDuration(delay: number, language: string): string {
  const [value, unit] =
    delay >= 2 * MINUTE_MS
      ? [Math.round(delay / MINUTE_MS), 'minute']
      : delay >= SECOND_MS
        ? [delay / SECOND_MS, 'second']
        : [delay, 'millisecond']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
