import { spawnSync } from 'node:child_process'

export interface Step {
  name: string
  command: string
}

/** Runs a step and shows its output only when it fails, with the time that it took. */
export function runStep({ name, command }: Step, quiet = true): boolean {
  const start = performance.now()
  const result = spawnSync(command, {
    shell: true,
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  })
  const passed = result.status === 0
  const seconds = ((performance.now() - start) / 1000).toFixed(1)

  console.log(`${passed ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (!passed && quiet) console.log(`${result.stdout}\n${result.stderr}`)
  return passed
}
