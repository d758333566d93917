import type { RequestHandler } from '../../api/app.ts'

/** Returns a handler that calls a server in another process, like the app in this process. */
export const createRemoteApp =
  (origin: string): RequestHandler =>
  async (request) => {
    const headers = new Headers(request.headers)
    if (headers.has('origin')) headers.set('origin', origin)
    const { pathname, search } = new URL(request.url)
    const body = request.body ? await request.arrayBuffer() : null
    return fetch(`${origin}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    })
  }
