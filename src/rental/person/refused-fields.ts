import type { Problem } from '@masar/domain/service/problem.ts'

/** The fields that the server rejected. It names them by JSON pointers such as `/newPassword`. */
export function refusedFields<Name extends string>(
  problem: Problem | null,
  names: readonly Name[],
): Name[] {
  const pointers = (problem?.kind === 'http' && problem.fields) || []
  return names.filter((name) => pointers.includes(`/${name}`))
}
