import type { components } from '@masar/openapi/schema.d.ts'

export type CountryLocation = components['schemas']['CountryLocation']

/** A location with its child locations. */
export interface LocationNode {
  location: CountryLocation
  children: LocationNode[]
}

/**
 * Builds the tree of a country's locations. Each level keeps the order of the list. A location is at the top
 * level if its parent is not in the list. Locations that are each other's parents are kept as well.
 */
export function buildTree(locations: readonly CountryLocation[]): LocationNode[] {
  const byParent = groupByParent(locations)
  const known = new Set(locations.map(({ _id }) => _id))
  const placed = new Set<string>()
  const toNode = (location: CountryLocation): LocationNode => {
    placed.add(location._id)
    const children = (byParent.get(location._id) ?? []).filter(({ _id }) => !placed.has(_id))
    return { location, children: children.map(toNode) }
  }
  const isTop = ({ parentLocation }: CountryLocation) =>
    !parentLocation || !known.has(parentLocation)
  const top = locations.filter(isTop).map(toNode)
  return [...top, ...locations.flatMap((one) => (placed.has(one._id) ? [] : toNode(one)))]
}

/** Replaces `Map.groupBy`, which needs Chrome 117, Safari 17.4 or Firefox 119. */
function groupByParent(locations: readonly CountryLocation[]) {
  const groups = new Map<string, CountryLocation[]>()
  for (const location of locations) {
    const parent = location.parentLocation
    if (!parent) continue
    groups.set(parent, [...(groups.get(parent) ?? []), location])
  }
  return groups
}
