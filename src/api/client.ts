import type { Client } from 'openapi-fetch'

import type { paths } from '@masar/openapi/schema.d.ts'

import type { Api } from './api.ts'
import { once } from './cache/once.ts'
import { fetchWithTimeout } from './fetch-with-timeout.ts'

export type { Api }

const TIMEOUT_MS = 20_000

export interface ApiOptions {
  /** The API's origin without a trailing slash; empty when it is the page's own. */
  host: string
  /** Called for every 401 and 403, so that the session can be checked again. */
  onRefused?: (status: number) => void
  /**
   * Called when a call has ended, successfully or not, with its method and its path in the contract. The call
   * resolves or rejects only afterwards.
   */
  onEnded?: (method: string, path: string) => unknown
  /** Sends a request; defaults to `fetch` with a timeout. */
  send?: (request: Request) => Promise<Response>
}

/**
 * Creates the typed client of the contract. Every call sends cookies and has a timeout. The first call
 * downloads the code that sends requests.
 */
export function createApi(options: ApiOptions): Api {
  const client = once(() => createFetchClient(options))
  // `Reflect`, because TypeScript does not let one generic method pass its arguments to another.
  const calling =
    (method: keyof Api) =>
    async (...call: unknown[]) =>
      Reflect.apply((await client())[method], null, call)

  return {
    GET: calling('GET'),
    POST: calling('POST'),
    PUT: calling('PUT'),
    DELETE: calling('DELETE'),
  }
}

const sendWithTimeout = (request: Request) =>
  fetchWithTimeout(request, TIMEOUT_MS, { signal: request.signal })

async function createFetchClient({
  host,
  onRefused,
  onEnded,
  send = sendWithTimeout,
}: ApiOptions): Promise<Client<paths>> {
  const { createClient } = await import('./cache/fetching.ts')
  const client = createClient<paths>({
    baseUrl: host || location.origin,
    credentials: 'include',
    fetch: send,
  })

  client.use({
    async onResponse({ request, response, schemaPath }) {
      if (response.status === 401 || response.status === 403) onRefused?.(response.status)
      await onEnded?.(request.method, schemaPath)
    },
    async onError({ request, schemaPath }) {
      await onEnded?.(request.method, schemaPath)
    },
  })
  return client
}
