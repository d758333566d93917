import { dropFrom, putOn, readFrom, windowShelf } from '#api/browser-storage.ts'

/** What was typed and not sent yet: this window keeps it for a reload and for coming back. */
export interface Kept {
  read: () => unknown
  keep: (value: unknown) => void
  forget: () => void
}

/** A browser that keeps nothing, or nonsense, only costs the convenience of a reload. */
export function kept(name: string): Kept {
  const key = `masar-typed ${name}`
  return {
    read: () => readFrom(windowShelf, key),
    keep: (value) => putOn(windowShelf, key, value),
    forget: () => dropFrom(windowShelf, key),
  }
}

type Values = Record<string, string | boolean>

/** The kept values of a form, each where the blank form has one of its kind; the rest stays blank. */
export function keptValues<Blank extends Values>(
  { read }: Pick<Kept, 'read'>,
  blank: Blank,
): Blank {
  const found = read()
  if (typeof found !== 'object' || found === null) return blank
  const entries = Object.entries(blank).map(([field, value]) => {
    const typed: unknown = Reflect.get(found, field)
    return [field, typeof typed === typeof value ? typed : value]
  })
  return Object.fromEntries(entries)
}

/** What may be kept of a form: passwords are not. */
export const withoutSecrets = (values: Values, secrets: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secrets.includes(field)))
