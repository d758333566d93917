import * as v from 'valibot'

/** A value where it is right, and nothing where it is not: what is foreign may be of another time. */
export const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** A text of a link. What is wrong in a link is dropped, so that it still leads somewhere. */
export const textParam = (pattern: RegExp) =>
  orUndefined(
    v.pipe(
      v.string(),
      v.check((text) => pattern.test(text)),
    ),
  )

const ID = /^[0-9a-f]{24}$/

export const idParam = textParam(ID)

export const isId = (text: string) => ID.test(text)

/** What somebody looks for. */
export const wordsParam = orUndefined(
  v.pipe(
    v.string(),
    v.check((words) => words !== ''),
    v.transform((words) => words.slice(0, 100)),
  ),
)

const isYes = (value: unknown) => value === true || value === 'true'

/** A yes, as the address says it and as a link of ours does; everything else is not said at all. */
export const yesParam = orUndefined(
  v.pipe(
    v.custom<true>(isYes),
    v.transform((): true => true),
  ),
)

const LAST_PAGE = 10_000

const isPage = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 1 && Number(value) <= LAST_PAGE

/** The first page goes without saying. An address says numbers as texts. */
export const pageParam = orUndefined(v.pipe(v.custom<number>(isPage), v.transform(Number)))
