/**
 * Requires every field of a type: optional fields may be `undefined`, but not omitted. When the contract gets a
 * new field, code that writes the type does not compile until it sets the field.
 */
export type AllFields<Type> = { [Name in keyof Required<Type>]: Type[Name] }
