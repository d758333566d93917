import type { Problem } from '@masar/domain/service/problem.ts'

/**
 * Returns the fields that the server rejected. A response lists them as JSON pointers such as `/newPassword`.
 */
export function listRefusedFields<Name extends string>(
  problem: Problem | null,
  names: readonly Name[],
): Name[] {
  const pointers = (problem?.kind === 'http' && problem.fields) || []
  return names.filter((name) => pointers.includes(`/${name}`))
}
