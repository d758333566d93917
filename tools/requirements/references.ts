/** That a file names a requirement, in a comment or as what a state of a machine is there for. */
export interface RequirementReference {
  id: string
  file: string
}

const STATE = /\breq: (\[[^\]]*\]|'[^']*')/g
const NAME = /'([^']*)'/g

/** What the states of a machine say that they are there for: `req: 'BOOK-12'`, or a list. */
export function readStates(file: string, code: string): RequirementReference[] {
  return [...code.matchAll(STATE)].flatMap(([, names = '']) =>
    [...names.matchAll(NAME)].map(([, id = '']) => ({ id, file })),
  )
}

/** Every id of one of these prefixes in a text. */
export function readIds(
  file: string,
  text: string,
  prefixes: readonly string[],
): RequirementReference[] {
  const id = new RegExp(String.raw`(?<![\w-])(?:${prefixes.join('|')})-\d+(?![\w-])`, 'g')
  return [...text.matchAll(id)].map(([found]) => ({ id: found, file }))
}
