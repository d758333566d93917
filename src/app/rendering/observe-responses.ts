type Send = (request: Request) => Promise<Response>

interface ResponsesOutcome {
  /** A call was answered 401. */
  isSessionOver: boolean
  /** The API failed to answer a call. */
  hasFailed: boolean
}

/** Sends the calls of a page with `send`, and notices what the whole page depends on. */
export function observeResponses(send: Send): { fetch: Send; outcome: ResponsesOutcome } {
  const outcome = { isSessionOver: false, hasFailed: false }
  return {
    outcome,
    async fetch(request) {
      const response = await send(request)
      if (response.status === 401) outcome.isSessionOver = true
      if (response.status >= 500) outcome.hasFailed = true
      return response
    },
  }
}
