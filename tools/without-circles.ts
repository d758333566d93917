import type { Plugin } from 'vite'

interface Chunk {
  fileName: string
  /** The chunks that have to be there first. */
  imports: readonly string[]
}

/**
 * Refuses a build whose chunks need each other in a circle: which of them runs first is then decided
 * by which arrives first, and now and then a page meets a module that is not there yet.
 */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const circle = circleIn(chunks)
      if (circle) this.error(`These chunks need each other (tools/chunks.ts): ${circle.join(', ')}`)
    },
  }
}

/** The chunks of a circle, the first one again at the end; null when there is none. */
export function circleIn(chunks: readonly Chunk[]): string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const done = new Set<string>()

  function from(name: string, way: readonly string[]): string[] | null {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of importsOf.get(name) ?? []) {
      const circle = from(next, [...way, name])
      if (circle) return circle
    }
    done.add(name)
    return null
  }

  for (const { fileName } of chunks) {
    const circle = from(fileName, [])
    if (circle) return circle
  }
  return null
}
