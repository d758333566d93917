/** A measured figure and its limit. */
export interface Figure {
  name: string
  measured: number
  unit: string
  /** Upper limit; missing for a figure that is only reported. */
  limit?: number | undefined
  /** Lower limit. */
  least?: number | undefined
}

/** Formats the figures as a Markdown table. They are reported, never asserted. */
export const formatTable = (figures: readonly Figure[]): string =>
  [
    '| Figure | Measured | Must reach | |',
    '| --- | --: | --: | --- |',
    ...figures.map(formatRow),
  ].join('\n')

function formatRow({ name, measured, unit, limit, least }: Figure): string {
  const bound = limit ?? least
  const isReached = measured <= (limit ?? Infinity) && measured >= (least ?? -Infinity)
  const must =
    bound === undefined ? '' : `${limit === undefined ? '≥' : '≤'} ${roundToTenth(bound)}`
  const result = bound === undefined ? '' : isReached ? 'reached' : '**fell short**'
  return `| ${name} | ${roundToTenth(measured)} ${unit} | ${must} | ${result} |`
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10

export function calculateMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
