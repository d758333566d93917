import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import type { InjectedFailure } from './failure-injection.ts'

export type SimulatorRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

export type SimulatorResponse = { status: number; headers?: Record<string, string>; body: string }

export type Service = {
  /** Returns the failure to inject into this call, or null. */
  failure: (received: SimulatorRequest) => InjectedFailure | null
  /** Returns the provider's response when it cannot serve a call. */
  refuse: (status: number) => SimulatorResponse
  answer: (received: SimulatorRequest) => Promise<SimulatorResponse>
}

export type Loopback = { url: string; port: number; close: () => Promise<void> }

/** Starts a server on localhost with simulated network failures. */
export async function listenOnLoopback(service: Service, port = 0): Promise<Loopback> {
  const server = createServer((request, response) => {
    serveRequest(service, request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const bound = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function serveRequest(service: Service, request: IncomingMessage, response: ServerResponse) {
  const received = await readRequest(request)
  const failure = service.failure(received)
  if (failure === 'hang') return
  if (failure === 'cut') return request.socket.destroy()
  const answer =
    typeof failure === 'number' ? service.refuse(failure) : await service.answer(received)
  if (failure === 'lose-answer') return request.socket.destroy()
  response.writeHead(answer.status, answer.headers).end(answer.body)
}

async function readRequest(request: IncomingMessage): Promise<SimulatorRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, String(value))
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: searchParams,
    headers,
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

/** Allows calls from pages of any site (CORS), like the real service. */
export const answerJson = (
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): SimulatorResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*', ...headers },
  body: JSON.stringify(body),
})
