/** Which pages of other sites may send the session's cookie along. */
export type SameSite = 'Lax' | 'Strict' | 'None'

export type Environment = Record<string, string | undefined>

export type Parse<T> = (text: string) => T | Mistake

export class Mistake {
  readonly expected: string
  constructor(expected: string) {
    this.expected = expected
  }
}

export type Read = ReturnType<typeof readerOf>

export function readerOf(env: Environment, mistakes: string[]) {
  return <T>(name: string, fallback: string, parse: Parse<T>): T => {
    const given = env[name] || fallback
    const value = parse(given)
    if (!(value instanceof Mistake)) return value
    mistakes.push(`${name} must be ${value.expected}; it is "${withoutPassword(given)}".`)
    const instead = parse(fallback)
    return instead as T
  }
}

export const wholeNumber =
  (from: number, to: number): Parse<number> =>
  (text) =>
    /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
      ? Number(text)
      : new Mistake(`a whole number from ${from} to ${to}`)

export const flag: Parse<boolean> = (text) => {
  if (['1', 'true', 'on', 'yes'].includes(text.toLowerCase())) return true
  if (['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return false
  return new Mistake('true or false')
}

export const webAddress: Parse<string> = (text) =>
  /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
    ? text
    : new Mistake('an http or https address')

export const postgresUrl: Parse<string> = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? text
    : new Mistake('an address like postgres://user@host:5432/name')

export const origins: Parse<string[]> = (text) => {
  const given = text.split(',').flatMap((part) => part.trim() || [])
  return given.every((origin) => webAddress(origin) === origin)
    ? given.map((origin) => new URL(origin).origin)
    : new Mistake('http or https origins with commas between them')
}

export const hostNames: Parse<string[]> = (text) => {
  const given = text.split(',').flatMap((part) => part.trim().toLowerCase() || [])
  return given.every((name) => /^([a-z\d.-]+|\[[\da-f:.]+\])$/.test(name))
    ? given
    : new Mistake('names of hosts, without ports, with commas between them')
}

export const sameSite: Parse<SameSite> = (text) =>
  (['Lax', 'Strict', 'None'] as const).find((kind) => kind.toLowerCase() === text.toLowerCase()) ??
  new Mistake('lax, strict or none')

export const countryCode: Parse<string> = (text) =>
  /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : new Mistake('a country code of two letters')

/** A refused DATABASE_URL is printed, its password is not. */
const withoutPassword = (text: string) => text.replace(/:[^:@/]*@/, ':***@')
