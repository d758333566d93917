/**
 * The fields of a type, none of which may be omitted: optional ones are `undefined` instead. A new field of the
 * contract then does not compile until each place that writes it sets it or leaves it out.
 */
export type AllFields<Type> = { [Name in keyof Required<Type>]: Type[Name] }
