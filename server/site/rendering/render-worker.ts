import { parentPort, workerData } from 'node:worker_threads'

import { dependsOnNetwork } from './page-calls.ts'
import type {
  MessageFromWorker,
  PageJob,
  RendererModule,
  SentResponse,
  MessageToWorker,
} from './protocol.ts'
import { ShortCache } from './short-cache.ts'

/** A thread that renders pages of one language. The server's main thread makes the pages' API calls. */
const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread.')

const send = (message: MessageFromWorker) => port.postMessage(message)
const { renderDocument } = (await import(workerData as string)) as RendererModule
const pendingCalls = new Map<number, (response: SentResponse) => void>()
let lastCall = 0
/** Cached responses: many pages fetch the same settings, locations and suppliers. */
const sharedResponses = new ShortCache<SentResponse>(({ status }) => status === 200)

port.on('message', (message: MessageToWorker) => {
  switch (message.type) {
    case 'render':
      return void renderJob(message.id, message.job)
    case 'response':
      pendingCalls.get(message.call)?.(message.response)
      pendingCalls.delete(message.call)
      return
    case 'forget':
      return sharedResponses.clear()
  }
})

async function renderJob(id: number, job: PageJob): Promise<void> {
  const call = async (request: Request) => {
    const isShared = job.isShared && request.method === 'GET' && !dependsOnNetwork(request)
    const { status, headers, body } = await (isShared
      ? sharedResponses.get(request.url, () => callServer(id, request))
      : callServer(id, request))
    return new Response(body, { status, headers })
  }
  try {
    const page = await renderDocument({ ...job, fetch: call })
    port?.postMessage({ type: 'rendered', id, page } satisfies MessageFromWorker, [
      page.html.buffer,
    ])
  } catch (error) {
    send({ type: 'failed', id, error: describeError(error) })
  }
}

async function callServer(id: number, request: Request): Promise<SentResponse> {
  const call = (lastCall += 1)
  const body = request.body ? await request.text() : null
  const { method, url } = request
  const answered = new Promise<SentResponse>((resolve) => pendingCalls.set(call, resolve))
  send({ type: 'call', id, call, request: { method, url, headers: [...request.headers], body } })
  return answered
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? `\nCause: ${describeError(error.cause)}` : ''
  return `${error.stack ?? error.message}${cause}`
}
