import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

export type ServerProcess = {
  origin: string
  pid: number
  /** Milliseconds from the start of the process to its first response. */
  waitForResponse: number
  stop: () => Promise<void>
  /** Kills the process, as in a power failure. */
  kill: () => Promise<void>
}

type Child = { pid: number; isOver: () => boolean; output: () => string; end: ProcessTerminator }
type ProcessTerminator = (signal: NodeJS.Signals) => Promise<void>
type Environment = Record<string, string>

/** The result of a command that has exited. */
export type ExitResult = { code: number | null; output: string }

const TIMEOUT_MS = 300_000

/**
 * Starts the reference server as a process and waits for its first response. Throws `EADDRINUSE`
 * when a leftover server would respond instead.
 */
export const startServer = (port: number, env: Environment): Promise<ServerProcess> =>
  startProgram('server/serve.ts', port, buildServerEnvironment(port, env), '/api/settings')

/** Starts a server for the pages only, with an API elsewhere. */
export const startRemoteSite = (port: number, env: Environment): Promise<ServerProcess> =>
  startProgram('server/serve-site.ts', port, { PORT: String(port), ...env }, '/health/ready')

async function startProgram(
  file: string,
  port: number,
  env: Environment,
  path: string,
): Promise<ServerProcess> {
  await probePort(port)
  const start = performance.now()
  const origin = `http://localhost:${port}`
  const child = spawnChild([file], env)
  await waitForResponse(child, `${origin}${path}`).catch(async (error: unknown) => {
    await child.end('SIGKILL')
    throw error
  })
  return {
    origin,
    pid: child.pid,
    waitForResponse: performance.now() - start,
    stop: () => child.end('SIGTERM'),
    kill: () => child.end('SIGKILL'),
  }
}

/** Starts a server, and kills it when `isTime` returns true. */
export async function killServerWhen(
  isTime: (output: string) => boolean,
  port: number,
  env: Environment,
): Promise<void> {
  const child = spawnChild(['server/serve.ts'], buildServerEnvironment(port, env))
  const deadline = performance.now() + TIMEOUT_MS
  while (!isTime(child.output()) && !child.isOver() && performance.now() < deadline) await pause(2)
  await child.end('SIGKILL')
}

/** Runs one of our files until it exits. */
export async function runFile(
  file: string,
  env: Environment,
  args: string[] = [],
): Promise<ExitResult> {
  const child = spawn('node', [file, ...args], { env: { ...process.env, ...env } })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

export const buildServerEnvironment = (port: number, env: Environment): Environment => ({
  PORT: String(port),
  RATE_LIMIT: 'false',
  CHECK_ANSWERS: 'false',
  ...env,
})

function spawnChild(args: string[], env: Environment): Child {
  const child = spawn('node', args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    isOver,
    output: () => output,
    async end(signal) {
      child.kill(signal)
      if (!isOver()) await once(child, 'exit')
    },
  }
}

async function probePort(port: number): Promise<void> {
  const probe = createServer().listen(port)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

async function waitForResponse(child: Child, url: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    if (child.isOver()) throw new Error(`The server exited: ${child.output()}`)
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return
    await pause(20)
  }
  throw new Error('The server did not respond.')
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
