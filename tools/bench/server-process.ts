import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export interface RunningServer {
  origin: string
  /** Milliseconds from the start of the process to its first answer. */
  firstAnswer: number
  stop: () => Promise<void>
}

/** Starts the reference server as its own process and waits for its first answer. */
export async function startServer(
  port: number,
  env: Record<string, string>,
): Promise<RunningServer> {
  const start = performance.now()
  const origin = `http://localhost:${port}`
  const child = spawn('node', ['server/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      RATE_LIMIT: 'false',
      CHECK_ANSWERS: 'false',
      ...env,
    },
  })
  await firstAnswer(child, `${origin}/api/settings`)

  return {
    origin,
    firstAnswer: performance.now() - start,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function firstAnswer(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + 300_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The server did not answer.')
}
