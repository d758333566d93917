/** State paths of a machine without parallel regions, such as `editing.driver`. */
export type LeafOf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${LeafOf<NonNullable<Value[Key]>>}` }[keyof Value &
      string]
