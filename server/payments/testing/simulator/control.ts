import type { Deliveries } from './deliveries.ts'
import type { FailureInjection, InjectedFailure } from './failure-injection.ts'
import { answerJson, type SimulatorResponse, type SimulatorRequest } from './loopback.ts'

/** The HTTP path through which browser tests control a simulator; server tests call its methods. */
export const CONTROL_PATH = '/__control'

/** Command handlers by name; each receives the JSON body of the call. */
export type Commands = Record<string, (body: Record<string, unknown>) => unknown>

type SharedParts = { failures: FailureInjection; webhooks: Deliveries }

const DELIVERY_MODES = ['at-once', 'held', 'never'] as const

/** The commands that all simulators support. */
export const createCommonCommands = ({ failures, webhooks }: SharedParts): Commands => ({
  failure: ({ call, failure, times }) =>
    failures.plan(String(call), failure as InjectedFailure, typeof times === 'number' ? times : 1),
  'no-failure': () => failures.clear(),
  webhooks: ({ manner, copies }) => {
    webhooks.manner = DELIVERY_MODES.find((one) => one === manner) ?? webhooks.manner
    webhooks.copies = typeof copies === 'number' ? copies : webhooks.copies
  },
  deliver: () => webhooks.deliver(),
})

/** `GET /__control` returns the state; `POST /__control/<command>` runs a command. */
export async function answerControl(
  { method, path, body }: SimulatorRequest,
  records: () => unknown,
  commands: Commands,
): Promise<SimulatorResponse> {
  if (method === 'GET') return answerJson(records())
  const command = commands[path.slice(CONTROL_PATH.length + 1)]
  if (!command) return answerJson({ error: 'There is no such command.' }, 404)
  const done = await command(body ? (JSON.parse(body) as Record<string, unknown>) : {})
  return answerJson(done ?? null)
}
