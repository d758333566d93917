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
    read: () => attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')),
    keep: (value) => attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<Result>(what: () => Result): Result | null {
  try {
    return what()
  } catch {
    return null
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
