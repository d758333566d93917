import type { SimulatorResponse, SimulatorRequest } from './loopback.ts'

export type Route = {
  /** The method and the path; its groups are passed to the handler. */
  call: RegExp
  answer: (received: SimulatorRequest, id: string) => SimulatorResponse | Promise<SimulatorResponse>
}

/** The response of the first matching route; null when there is none. */
export async function routeRequest(
  routes: readonly Route[],
  received: SimulatorRequest,
): Promise<SimulatorResponse | null> {
  const call = `${received.method} ${received.path}`
  for (const route of routes) {
    const match = route.call.exec(call)
    if (match) return route.answer(received, match[1] ?? '')
  }
  return null
}
