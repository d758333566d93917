/** Whether something that an operator wrote can be a setting. */
export type Check<Value> = (value: unknown) => value is Value

export const isText: Check<string> = (value) => typeof value === 'string'
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
export const isObject: Check<object> = (value): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const upTo =
  (most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) <= most
export const textLike =
  (pattern: RegExp): Check<string> =>
  (value): value is string =>
    isText(value) && pattern.test(value)
export const oneOf =
  <const Choice extends string>(...choices: Choice[]): Check<Choice> =>
  (value): value is Choice =>
    choices.some((choice) => choice === value)
export const listOf =
  <Item>(isItem: Check<Item>, least = 0): Check<Item[]> =>
  (value): value is Item[] =>
    Array.isArray(value) &&
    value.length >= least &&
    value.every(isItem) &&
    new Set(value).size === value.length

export const between =
  (least: number, most: number): Check<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= least && value <= most
export const optional =
  <Value>(fits: Check<Value>): Check<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || fits(value)

/** Texts by name; a name that is not known is a mistake, and each may be left out. */
export const textsBy =
  <const Name extends string>(...names: Name[]): Check<{ [One in Name]?: string }> =>
  (value): value is { [One in Name]?: string } =>
    isObject(value) &&
    Object.entries(value).every(([name, text]) => oneOf(...names)(name) && isText(text))

type Checks<Shape> = { [Name in keyof Shape]-?: Check<Shape[Name]> }

/** An object of these properties and of no others. */
export const objectOf =
  <Shape extends object>(checks: Checks<Shape>): Check<Shape> =>
  (value): value is Shape =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(checks, name)) &&
    Object.entries<Check<unknown>>(checks).every(([name, fits]) => fits(Reflect.get(value, name)))
