import { spawn } from 'node:child_process'

export interface CommandStep {
  name: string
  command: string
  /** Prints the output of the command while it runs, not only when it fails. */
  talks?: boolean
  /** The exit code with which the command reports that it cannot run here, which is not a failure. */
  skips?: number
}

/** A finished step, with its duration in seconds. */
export interface EndedStep {
  name: string
  passed: boolean
  skipped: boolean
  seconds: number
  output: string
}

/** Runs a step, and prints its output when it fails. */
export async function runStep({
  name,
  command,
  talks = false,
  skips,
}: CommandStep): Promise<EndedStep> {
  const start = performance.now()
  const { code, output } = await runShell(command, talks)
  const seconds = (performance.now() - start) / 1000
  const passed = code === 0
  const skipped = !passed && code === skips

  const mark = skipped ? 'skip' : 'FAIL'
  console.log(`${passed ? 'ok  ' : mark} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed && !talks) console.log(output)
  return { name, passed, skipped, seconds, output }
}

/** Runs all steps, up to `atOnce` in parallel, even if some fail. Returns the results in the order of the steps. */
export async function runSteps(steps: readonly CommandStep[], atOnce = 1): Promise<EndedStep[]> {
  const ended: EndedStep[] = []
  const waiting = steps.entries()
  const runLane = async () => {
    // oxlint-disable-next-line no-await-in-loop -- a lane takes its next step when the last one has finished
    for (const [index, step] of waiting) ended[index] = await runStep(step)
  }
  await Promise.all(Array.from({ length: atOnce }, runLane))
  return ended
}

/** The exit code is null if the command could not be started or was killed. */
function runShell(
  command: string,
  talks: boolean,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, {
    shell: true,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: createColoredEnv(),
  })
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

/** Forces colors if our own output is a terminal, since the command writes to a pipe. */
const createColoredEnv = () =>
  process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env
