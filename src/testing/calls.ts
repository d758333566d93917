import { vi } from 'vitest'

import { createDeferred } from './deferred.ts'

/** A call from the page that is still waiting for its response. */
export interface OpenCall {
  /** The method and path, such as `POST /api/sign-in/frontend`. */
  name: string
  /** The query string, such as `?from=...`, or empty. */
  search: string
  body: unknown
  /** Responds with a status and usually a JSON body; a text body is sent as text. */
  answer: (status: number, body?: unknown, headers?: Record<string, string>) => void
  /** Fails with a network error. */
  lose: () => void
}

export interface ControlledFetch {
  /** Every call so far, in order. */
  calls: OpenCall[]
  /** Returns the oldest call with this name that has no response yet. Throws if no such call exists. */
  waiting: (name: string) => OpenCall
}

type Responder = (call: OpenCall) => void

/**
 * Replaces `fetch`, but none of our own code. Calls named in `answers` get a response immediately, every other
 * call waits for the test. A name may end with `*`.
 */
export function controlFetch(answers: Record<string, Responder> = {}): ControlledFetch {
  const calls: OpenCall[] = []
  const open = new Set<OpenCall>()

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : null
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const text = request ? await request.clone().text() : init?.body
    const response = createDeferred<Response>()
    const call: OpenCall = {
      name: `${request?.method ?? init?.method ?? 'GET'} ${url.pathname}`,
      search: url.search,
      body: parseBody(typeof text === 'string' ? text : ''),
      answer(status, body, headers) {
        open.delete(call)
        response.resolve(makeResponse(status, body, headers))
      },
      lose() {
        open.delete(call)
        response.reject(new TypeError('Failed to fetch'))
      },
    }
    const signal = init?.signal ?? request?.signal
    signal?.addEventListener('abort', () => {
      open.delete(call)
      response.reject(signal.reason)
    })
    calls.push(call)
    open.add(call)
    findAnswer(answers, call.name)?.(call)
    return response.promise
  })

  return {
    calls,
    waiting(name) {
      const call = [...open].find((one) => one.name === name)
      if (!call) throw new Error(`No call "${name}" waits. Waiting: ${joinNames(open)}.`)
      return call
    },
  }
}

/** Always sends the same response: `controlFetch({ 'GET /api/settings': respondAlways(200, settings) })`. */
export const respondAlways =
  (status: number, body?: unknown): Responder =>
  (call) => {
    call.answer(status, body)
  }

function findAnswer(answers: Record<string, Responder>, name: string): Responder | undefined {
  const fits = (pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
  return Object.entries(answers).find(([pattern]) => fits(pattern))?.[1]
}

function makeResponse(status: number, body: unknown, headers?: Record<string, string>): Response {
  const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
  return new Response(status === 204 ? null : text, headers ? { status, headers } : { status })
}

function parseBody(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return text
  }
}

const joinNames = (calls: Set<OpenCall>) => [...calls].map(({ name }) => name).join(', ') || 'none'
