/** The states of a machine without regions, as `editing.driver`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<NonNullable<Value[Key]>>}` }[keyof Value &
      string]
