/** One page of a list, with the total count. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
}

/** A list with one element whose `pageInfo` is a list, empty when nothing matches. */
export function toPage<Row>(
  answer: readonly { resultData?: readonly Row[]; pageInfo?: unknown }[],
): ListPage<Row> {
  const rows = [...(answer[0]?.resultData ?? [])]
  const info: unknown = answer[0]?.pageInfo
  const first: unknown = Array.isArray(info) ? info[0] : info
  const total = hasTotal(first) ? first.totalRecords : 0
  return { rows, total: Math.max(total, 0) }
}

/** Lists respond 204, or 200 without a value, when they are empty; neither is a failure. */
export const toRows = <Row>(answer: readonly Row[] | null): Row[] => [...(answer ?? [])]

/** A reference is an identifier, or the populated object. */
export const referenceId = (reference: string | { _id: string }): string =>
  typeof reference === 'string' ? reference : reference._id

function hasTotal(info: unknown): info is { totalRecords: number } {
  return (
    typeof info === 'object' &&
    info !== null &&
    'totalRecords' in info &&
    typeof info.totalRecords === 'number'
  )
}
