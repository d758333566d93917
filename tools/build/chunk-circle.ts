import type { Manifest } from 'vite'

/**
 * The chunks of a build that need each other in a circle, the first one again at the end; null when
 * there is none. Which of them runs first would be decided by which arrives first, and now and then a
 * page would meet a module that is not there yet.
 */
export function chunkCircle(manifest: Manifest): string[] | null {
  const done = new Set<string>()

  function from(name: string, way: readonly string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of manifest[name]?.imports ?? []) {
      const circle = from(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }

  for (const name of Object.keys(manifest)) {
    const circle = from(name, [])
    if (circle) return circle
  }
  return null
}
