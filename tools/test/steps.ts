import { spawn } from 'node:child_process'

export interface CommandStep {
  name: string
  command: string
  /** Its output is shown as it comes, not only when it fails. */
  talks?: boolean
  /** The exit code by which it says that it cannot be run here, which is no failure. */
  skips?: number
}

/** A step that has ended, and how long it took in seconds. */
export interface EndedStep {
  name: string
  passed: boolean
  skipped: boolean
  seconds: number
  output: string
}

/** Runs a step, and prints its output when it failed. */
export async function runStep({
  name,
  command,
  talks = false,
  skips,
}: CommandStep): Promise<EndedStep> {
  const start = performance.now()
  const { code, output } = await run(command, talks)
  const seconds = (performance.now() - start) / 1000
  const passed = code === 0
  const skipped = !passed && code === skips

  const mark = skipped ? 'skip' : 'FAIL'
  console.log(`${passed ? 'ok  ' : mark} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed && !talks) console.log(output)
  return { name, passed, skipped, seconds, output }
}

/** In order, so many at once, however each ends; told in that order, too. */
export async function runSteps(steps: readonly CommandStep[], atOnce = 1): Promise<EndedStep[]> {
  const ended: EndedStep[] = []
  const waiting = steps.entries()
  const lane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane takes the next step when it has ended one
    for (const [index, step] of waiting) ended[index] = await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return ended
}

/** The exit code is null where it could not be started or was ended. */
function run(command: string, talks: boolean): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, { shell: true, stdio: ['inherit', 'pipe', 'pipe'], env: colored() })
  const output: string[] = []
  for (const [stream, shown] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
    if (talks) stream.pipe(shown, { end: false })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output: output.join('') }))
  })
}

/** Our own output decides about colors, since the command writes into a pipe. */
const colored = () => (process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env)
