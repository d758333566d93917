import type { RequestHandler } from '../../api/app.ts'

/** A server in another process, called like the one in this process. */
export const remoteApp =
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
