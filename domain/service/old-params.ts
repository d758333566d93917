/** The former parameter names of `/search`, `/car/…` and `/checkout` (decision 038). */
const NEW_PARAM_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    p: 'pickup',
    d: 'dropoff',
    f: 'from',
    t: 'to',
    pq: 'pickupName',
    dq: 'dropoffName',
    fd: 'fromDate',
    ft: 'fromTime',
    td: 'toDate',
    tt: 'toTime',
    c: 'car',
    rg: 'size',
    ic: 'included',
    fu: 'fuel',
    gb: 'gearbox',
    ml: 'mileage',
    fp: 'fuelPolicy',
    mm: 'multimedia',
    sp: 'specs',
    su: 'supplier',
    st: 'rating',
    se: 'seats',
    de: 'deposit',
    pr: 'price',
    xb: 'unavailable',
    by: 'sort',
    n: 'page',
    vs: 'compare',
    vo: 'comparing',
  }),
)

type Param = readonly [name: string, value: string]

/**
 * Renames old parameters; returns null when the URL has none. Repeated values are joined, in the current format
 * of lists. An old parameter is dropped when its new name is present.
 */
export function renameOldParams(params: readonly Param[]): [string, string][] | null {
  const names = params.map(([name]) => name)
  if (!names.some((name) => NEW_PARAM_NAMES.has(name))) return null
  return params.flatMap(([name, value], index): [string, string][] => {
    const newName = NEW_PARAM_NAMES.get(name)
    if (newName === undefined) return [[name, value]]
    if (names.includes(newName) || names.indexOf(name) < index) return []
    const values = params.filter(([other]) => other === name).map(([, one]) => one)
    return [[newName, values.join('.')]]
  })
}
