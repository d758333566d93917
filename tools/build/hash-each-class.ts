import { hashClass } from '../../src/ui/style/hash-class.ts'

/** Returns a `hashClass` that throws when two names get the same hash. */
export function hashEachClass(): (name: string) => string {
  const names = new Map<string, string>()
  return (name) => {
    const short = hashClass(name)
    const former = names.get(short) ?? name
    if (former !== name)
      throw new Error(`${former} and ${name} have the same hash: change src/ui/style/hash-class.ts`)
    names.set(short, name)
    return short
  }
}
