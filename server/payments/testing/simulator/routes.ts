import type { SimulatorAnswer, SimulatorRequest } from './loopback.ts'

export type Route = {
  /** The method and the path; its groups are passed to the handler. */
  call: RegExp
  answer: (asked: SimulatorRequest, id: string) => SimulatorAnswer | Promise<SimulatorAnswer>
}

/** The response of the first matching route; null when there is none. */
export async function routeRequest(
  routes: readonly Route[],
  asked: SimulatorRequest,
): Promise<SimulatorAnswer | null> {
  const call = `${asked.method} ${asked.path}`
  for (const route of routes) {
    const match = route.call.exec(call)
    if (match) return route.answer(asked, match[1] ?? '')
  }
  return null
}
