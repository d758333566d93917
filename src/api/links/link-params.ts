import * as v from 'valibot'

/** Returns the value when it is valid, and undefined otherwise: links may come from other versions. */
export const orUndefined = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** A text of a link. Invalid values are dropped, so that the link still works. */
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

/** Search keywords. */
export const keywordParam = orUndefined(
  v.pipe(
    v.string(),
    v.check((words) => words !== ''),
    v.transform((words) => words.slice(0, 100)),
  ),
)

const isYes = (value: unknown) => value === true || value === 'true'

/** True, from the text of an address or the boolean of one of our links; everything else is omitted. */
export const trueParam = orUndefined(
  v.pipe(
    v.custom<true>(isYes),
    v.transform((): true => true),
  ),
)

const LAST_PAGE = 10_000

const isPage = (value: unknown) =>
  Number.isInteger(Number(value)) && Number(value) > 1 && Number(value) <= LAST_PAGE

/** Page 1 is omitted. Numbers in an address are texts. */
export const pageParam = orUndefined(v.pipe(v.custom<number>(isPage), v.transform(Number)))
