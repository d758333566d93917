import { keepEarlyAnswer } from '#api/cache/early-answers.ts'

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
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const response = fetch(call)
    const isKept = keepEarlyAnswer(call, options.body ?? '', response)
    // The app reads the answer itself.
    const copy = (await response).clone()
    const answer = (await copy.json()) as Answer
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
