/** One page of a list, with the total count. */
export interface ListPage<Row> {
  rows: Row[]
  total: number
}

/**
 * Converts a list response: a list with one element, whose own `pageInfo` list is empty when nothing matches.
 */
export function toPage<Row>(
  answer: readonly { resultData?: readonly Row[]; pageInfo?: unknown }[],
): ListPage<Row> {
  const rows = [...(answer[0]?.resultData ?? [])]
  const info: unknown = answer[0]?.pageInfo
  const first: unknown = Array.isArray(info) ? info[0] : info
  const total = hasTotal(first) ? first.totalRecords : 0
  return { rows, total: Math.max(total, 0) }
}

/** Returns the rows of a list. An empty list may be a 204 or a 200 without a body; neither is a failure. */
export const toRows = <Row>(answer: readonly Row[] | null): Row[] => [...(answer ?? [])]

/** Returns the id of a reference, which is an id or the populated object. */
export const readReferenceId = (reference: string | { _id: string }): string =>
  typeof reference === 'string' ? reference : reference._id

function hasTotal(info: unknown): info is { totalRecords: number } {
  return (
    typeof info === 'object' &&
    info !== null &&
    'totalRecords' in info &&
    typeof info.totalRecords === 'number'
  )
}
