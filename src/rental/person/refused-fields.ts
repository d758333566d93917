import type { Problem } from '@masar/domain/service/problem.ts'

/** Those fields of a form that the server names in its refusal; a pointer is `/newPassword`. */
export function refusedFields<Name extends string>(
  problem: Problem | null,
  names: readonly Name[],
): Name[] {
  const pointers = (problem?.kind === 'http' && problem.fields) || []
  return names.filter((name) => pointers.includes(`/${name}`))
}
