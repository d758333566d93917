/**
 * The fields of a type, none of which may be omitted: optional ones are `undefined` instead. When the contract
 * gets a new field, code does not compile until every place that writes the type sets that field, possibly to
 * `undefined`.
 */
export type AllFields<Type> = { [Name in keyof Required<Type>]: Type[Name] }
