import type { SimulatorResponse, SimulatorRequest } from './loopback.ts'

export type Route = {
  /** Matches the method and the path; its first group is passed to the handler. */
  call: RegExp
  answer: (received: SimulatorRequest, id: string) => SimulatorResponse | Promise<SimulatorResponse>
}

/** Returns the response of the first matching route, or null. */
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
