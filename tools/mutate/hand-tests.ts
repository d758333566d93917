import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Which mistake `tools/mutate/vitest.config.ts` puts into which chart. */
export const MUTANT = 'MASAR_MUTANT'

/** In place of a mistake: the chart as it is. */
export const AS_IT_IS = 'as it is'

/** Whether the tests beside a machine that somebody wrote by hand fail with this mistake in its chart. */
export async function doHandTestsFail(folder: string, mutant: string): Promise<boolean> {
  const child = spawn(
    'vitest',
    ['run', '--config', 'tools/mutate/vitest.config.ts', '--bail', '1', `machines/${folder}/`],
    { stdio: 'ignore', env: { ...process.env, [MUTANT]: JSON.stringify({ folder, mutant }) } },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  return code !== 0
}
