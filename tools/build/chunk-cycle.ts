import type { Manifest } from 'vite'

/**
 * Returns the chunks of an import cycle, with the first repeated at the end; null if there is no cycle. In a
 * cycle, the order in which chunks arrive decides which one runs first, so pages sometimes use a module before
 * it is initialized.
 */
export function findChunkCycle(manifest: Manifest): string[] | null {
  const done = new Set<string>()

  function findCycleFrom(name: string, way: readonly string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of manifest[name]?.imports ?? []) {
      const circle = findCycleFrom(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }

  for (const name of Object.keys(manifest)) {
    const circle = findCycleFrom(name, [])
    if (circle) return circle
  }
  return null
}
