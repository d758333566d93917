/** One page of a list and how many there are on all pages. */
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

/** A 204 or a 200 without a value says 'nothing there'; neither is a failure of these lists. */
export const rowsOrNone = <Row>(answer: readonly Row[] | null): Row[] => [...(answer ?? [])]

/** A reference is an identifier, or the thing itself where the server filled it in. */
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
