import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type StubRequest = { path: string; query: Record<string, string>; body: string }
type Answer = { status?: number; json: unknown; headers?: Record<string, string> }

export type StubServer = { url: string; requests: StubRequest[]; close: () => Promise<void> }

/** Starts an external service on this machine that responds to requests and records them. */
export async function startStub(answer: (request: StubRequest) => Answer): Promise<StubServer> {
  const received: StubRequest[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const query = Object.fromEntries(url.searchParams)
    const call = { path: url.pathname, query, body: await readBody(request) }
    received.push(call)
    const { status = 200, json, headers } = answer(call)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(json))
  }
  const server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    requests: received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString()
}
