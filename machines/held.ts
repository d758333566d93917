/**
 * A part of the context without which a state cannot be entered: throws, naming it, where it is
 * missing all the same, so that no call goes out with nonsense in it.
 */
export function held<Part>(part: Part | null | undefined, name: string): Part {
  if (part === null || part === undefined) throw new Error(`This state holds no ${name}.`)
  return part
}
