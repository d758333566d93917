import { keepEarlyAnswer } from '#api/cache/early-answers.ts'
import { fetchWithTimeout } from '#api/fetch-with-timeout.ts'

const TIMEOUT_MS = 20_000
const NEVER = new Promise<never>(() => {})

/**
 * Calls of a document, which leaves their answers for the app. Each resolves to what was answered, unless the app
 * has taken it meanwhile: that goes on by itself, and both would ask for what comes next.
 */
export interface EarlyApi {
  get: <Answer>(path: string, query?: object) => Promise<Answer>
  post: <Answer>(path: string, body: object) => Promise<Answer>
}

export function earlyApi(host: string): EarlyApi {
  const ask = async <Answer>(path: string, options: { method: string; body?: string }) => {
    const call = new Request(`${host || location.origin}${path}`, {
      ...options,
      ...(options.body !== undefined && { headers: { 'content-type': 'application/json' } }),
      credentials: 'include',
    })
    // Read at once: a copy of what is still on its way costs a busy phone a quarter of a second.
    const reading = fetchWithTimeout(call, TIMEOUT_MS).then(async (response) => ({
      response,
      text: await response.text(),
    }))
    const whole = reading.then(({ response, text }) => new Response(text || null, response))
    // Whoever takes it sees that it failed.
    whole.catch(() => undefined)
    const isKept = keepEarlyAnswer(call, options.body ?? '', whole)
    const answer = JSON.parse((await reading).text) as Answer
    return isKept() ? answer : NEVER
  }

  return {
    get: (path, query) => {
      const asked = query ? `?${new URLSearchParams(Object.entries(query))}` : ''
      return ask(`${path}${asked}`, { method: 'GET' })
    },
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}
