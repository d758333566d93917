type RequestSender = (request: Request) => Promise<Response>

interface ResponsesOutcome {
  /** Whether a response was a 401. */
  isSessionOver: boolean
  /** Whether a response had a 5xx status. */
  hasFailed: boolean
}

/** Sends the calls of a page with `send`, and observes responses that affect the whole page. */
export function observeResponses(send: RequestSender): {
  fetch: RequestSender
  outcome: ResponsesOutcome
} {
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
