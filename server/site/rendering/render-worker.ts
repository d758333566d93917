import { parentPort, workerData } from 'node:worker_threads'

import type { FromWorker, PageJob, Rendering, SentResponse, ToWorker } from './protocol.ts'

/** A thread that renders pages of one language; the server that started it makes their calls. */
const port = parentPort
if (!port) throw new Error('render-worker.ts runs in a worker thread.')

const send = (message: FromWorker) => port.postMessage(message)
const { renderDocument } = (await import(workerData as string)) as Rendering
const calls = new Map<number, (response: SentResponse) => void>()
let lastCall = 0

port.on('message', (message: ToWorker) => {
  if (message.type === 'render') void render(message.id, message.job)
  else {
    calls.get(message.call)?.(message.response)
    calls.delete(message.call)
  }
})

async function render(id: number, job: PageJob): Promise<void> {
  try {
    const page = await renderDocument({ ...job, fetch: (request) => callServer(id, request) })
    send({ type: 'rendered', id, page })
  } catch (error) {
    send({ type: 'failed', id, error: describe(error) })
  }
}

async function callServer(id: number, request: Request): Promise<Response> {
  const call = (lastCall += 1)
  const body = request.body ? await request.text() : null
  const { method, url } = request
  const answered = new Promise<SentResponse>((resolve) => calls.set(call, resolve))
  send({ type: 'call', id, call, request: { method, url, headers: [...request.headers], body } })
  const { status, headers, body: text } = await answered
  return new Response(text, { status, headers })
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause ? `\nCause: ${describe(error.cause)}` : ''
  return `${error.stack ?? error.message}${cause}`
}
