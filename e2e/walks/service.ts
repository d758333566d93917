import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the first browser-test server if `origin` equals `first`, and the second one otherwise. */
export async function startReplayService(origin: string, first: string): Promise<ChildProcess> {
  const { port } = new URL(origin)
  const env = { ...process.env, PORT: port, PAYMENT_SIMULATORS: String(origin !== first) }
  const service = spawn(process.execPath, ['e2e/e2e-server.ts'], { env, stdio: 'ignore' })
  const ended = once(service, 'exit')
  await Promise.race([waitForAnswer(`${origin}/api/settings`), ended])
  ended.catch(() => undefined)
  return service
}

/** Returns the reason why paths cannot be replayed against this service; null if they can. */
export async function findControlProblem(
  origin: string,
): Promise<'no-start' | 'no-control' | null> {
  const response = await fetch(`${origin}/__answer/readSettings/free`).catch(() => null)
  if (!response) return 'no-start'
  return (await response.text()).startsWith('Calls of') ? null : 'no-control'
}

async function waitForAnswer(url: string): Promise<void> {
  const response = await fetch(url).catch(() => null)
  if (response?.ok) return
  await new Promise((resolve) => setTimeout(resolve, 100))
  return waitForAnswer(url)
}
