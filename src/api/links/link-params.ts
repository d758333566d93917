import * as v from 'valibot'

/**
 * Returns a schema that replaces invalid values with undefined: a link may come from another version of the
 * app.
 */
export const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** Returns a schema for a text parameter. Invalid values are dropped, so that the link still works. */
export const textParam = (pattern: RegExp) =>
  orUndefined(
    v.pipe(
      v.string(),
      v.check((text) => pattern.test(text)),
    ),
  )

const ID_PATTERN = /^[0-9a-f]{24}$/

export const idParam = textParam(ID_PATTERN)

export const isId = (text: string) => ID_PATTERN.test(text)

/** Search keywords, truncated to 100 characters. */
export const keywordParam = orUndefined(
  v.pipe(
    v.string(),
    v.check((words) => words !== ''),
    v.transform((words) => words.slice(0, 100)),
  ),
)

const isYes = (value: unknown) => value === true || value === 'true'

/** True, given as text in a URL or as a boolean in a link of the app. All other values are dropped. */
export const trueParam = orUndefined(
  v.pipe(
    v.custom<true>(isYes),
    v.transform((): true => true),
  ),
)

const MAX_PAGE = 10_000

const isPage = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 1 && Number(value) <= MAX_PAGE

/** A page number, given as text in a URL. Page 1 is dropped. */
export const pageParam = orUndefined(v.pipe(v.custom<number>(isPage), v.transform(Number)))
