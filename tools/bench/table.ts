/** One measured figure and what it must reach. */
export interface Figure {
  name: string
  measured: number
  unit: string
  /** At most this much; absent for a figure that is only told. */
  limit?: number
  /** At least this much. */
  least?: number
}

const cell = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

/** The figures as a table, the ones over their limit marked. Figures are told, never asserted. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${cell(figure.measured)} ${figure.unit}`,
    ...result(figure),
  ])
  const all = [['figure', 'measured', 'must reach', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  )
  return all
    .map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}

function result({ measured, unit, limit, least }: Figure): [bound: string, result: string] {
  if (limit !== undefined)
    return [`<= ${cell(limit)} ${unit}`, measured <= limit ? 'reached' : 'FELL SHORT']
  if (least !== undefined)
    return [`>= ${cell(least)} ${unit}`, measured >= least ? 'reached' : 'FELL SHORT']
  return ['', '']
}

export function median(values: readonly number[]): number {
  const sorted = [...values].toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2
}
