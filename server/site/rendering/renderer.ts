import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import type { Language } from '@masar/domain/service/languages.ts'

import type {
  MessageFromWorker,
  PageJob,
  RenderedPage,
  SentRequest,
  SentResponse,
  MessageToWorker,
} from './protocol.ts'

/** Responds to a page's call during rendering. */
export type PageCallHandler = (request: Request) => Promise<Response>

interface RenderTask {
  id: number
  job: PageJob
  answerCall: PageCallHandler
  resolve: (page: RenderedPage) => void
  reject: (reason: Error) => void
  /** Aborted when the page has taken too long. */
  timedOut: AbortSignal
  /** The timer that replaces the thread if it hangs; null until a thread renders the page. */
  hanging: NodeJS.Timeout | null
}

interface Thread {
  language: Language
  worker: Worker
  open: Map<number, RenderTask>
  waiting: RenderTask[]
}

interface Limits {
  /** Pages that one thread renders at a time; while one waits for its data, another is rendered. */
  concurrent: number
  waiting: number
  timeoutMs: number
}

const DEFAULT_LIMITS: Limits = { concurrent: 8, waiting: 40, timeoutMs: 4000 }
/** A thread counts as hanging when it renders a page for this many times the time limit. */
const HANGING_FACTOR = 3

export class RenderingBusyError extends Error {}
export class RenderingTimeoutError extends Error {}

const WORKER_URL = new URL('render-worker.ts', import.meta.url)

/**
 * Renders pages in one thread per language, because Lingui's `i18n` is global and rendering must not block the
 * API. Rejects when a page cannot be rendered or takes too long, or when too many pages wait.
 */
export class Renderer {
  readonly #code: string
  readonly #limits: Limits
  readonly #threads = new Map<Language, Thread>()
  #lastId = 0

  /** `code` is the URL of the build's `renderer/render-page.js`. */
  constructor(code: string, limits: Partial<Limits> = {}) {
    this.#code = code
    this.#limits = { ...DEFAULT_LIMITS, ...limits }
  }

  render(job: PageJob, answerCall: PageCallHandler): Promise<RenderedPage> {
    const thread = this.#threads.get(job.language) ?? this.#start(job.language)
    const { concurrent, waiting, timeoutMs } = this.#limits
    if (thread.open.size >= concurrent && thread.waiting.length >= waiting)
      return Promise.reject(new RenderingBusyError('Too many pages wait.'))
    const id = (this.#lastId += 1)
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
    const limit = new AbortController()
    const timedOut = limit.signal
    const rendering = { id, job, answerCall, resolve, reject, timedOut, hanging: null }
    const timer = setTimeout(() => {
      this.#leaveQueue(rendering)
      limit.abort()
      reject(new RenderingTimeoutError(`It took more than ${timeoutMs} ms.`))
    }, timeoutMs)
    this.#enqueue(thread, rendering)
    return promise.finally(() => clearTimeout(timer))
  }

  /** Clears cached responses; call it after a write, so that no page shows old data. */
  forget(): void {
    for (const thread of this.#threads.values()) post(thread, { type: 'forget' })
  }

  async stop(): Promise<void> {
    const threads = [...this.#threads.values()]
    this.#threads.clear()
    for (const thread of threads) {
      const stopped = new Error('The renderer was stopped.')
      for (const { reject } of thread.waiting.splice(0)) reject(stopped)
      this.#rejectOpen(thread, stopped)
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #start(language: Language): Thread {
    const worker = new Worker(WORKER_URL, { workerData: this.#code })
    worker.unref()
    const thread: Thread = { language, worker, open: new Map(), waiting: [] }
    this.#threads.set(language, thread)
    worker.on('message', (message: MessageFromWorker) => this.#receive(thread, message))
    worker.on('error', (error) => this.#fail(thread, error))
    worker.on('exit', () => this.#fail(thread, new Error('The rendering thread ended.')))
    return thread
  }

  #enqueue(thread: Thread, rendering: RenderTask): void {
    const { concurrent, timeoutMs } = this.#limits
    if (thread.open.size >= concurrent) {
      thread.waiting.push(rendering)
      return
    }
    const { id, job } = rendering
    rendering.hanging = setTimeout(() => this.#replace(thread), timeoutMs * HANGING_FACTOR).unref()
    thread.open.set(id, rendering)
    post(thread, { type: 'render', id, job })
  }

  #leaveQueue(rendering: RenderTask): void {
    const waiting = this.#threads.get(rendering.job.language)?.waiting ?? []
    const index = waiting.indexOf(rendering)
    if (index !== -1) waiting.splice(index, 1)
  }

  #receive(thread: Thread, message: MessageFromWorker): void {
    const rendering = thread.open.get(message.id)
    if (!rendering) {
      // Another page may be waiting for the response to this call.
      if (message.type === 'call')
        post(thread, { type: 'response', call: message.call, response: UNAVAILABLE_RESPONSE })
      return
    }
    if (message.type === 'call') {
      void answerPageCall(rendering, message.request).then((response) =>
        post(thread, { type: 'response', call: message.call, response }),
      )
      return
    }
    thread.open.delete(message.id)
    clearTimeout(rendering.hanging ?? undefined)
    const next = thread.waiting.shift()
    if (next) this.#enqueue(thread, next)
    if (message.type === 'rendered') rendering.resolve(message.page)
    else rendering.reject(new Error(message.error))
  }

  #replace(thread: Thread): void {
    void thread.worker.terminate()
    this.#fail(thread, new RenderingTimeoutError('The rendering thread hangs.'))
  }

  /** Rejects the pages that a thread has started; the next thread renders those that are waiting. */
  #fail(thread: Thread, error: Error): void {
    const { language } = thread
    if (this.#threads.get(language) === thread) this.#threads.delete(language)
    this.#rejectOpen(thread, error)
    for (const rendering of thread.waiting.splice(0))
      this.#enqueue(this.#threads.get(language) ?? this.#start(language), rendering)
  }

  #rejectOpen({ open }: Thread, error: Error): void {
    for (const { hanging, reject } of open.values()) {
      clearTimeout(hanging ?? undefined)
      reject(error)
    }
    open.clear()
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = ({ worker }: Thread, message: MessageToWorker) => worker.postMessage(message)

const UNAVAILABLE_RESPONSE: SentResponse = { status: 503, headers: [], body: null }

/**
 * Responds to a page's call. The call fails when its page times out, so that a page waiting for the API does
 * not block others.
 */
async function answerPageCall(
  { answerCall, timedOut }: RenderTask,
  { url, method, headers, body }: SentRequest,
): Promise<SentResponse> {
  const send = async () => {
    const response = await answerCall(new Request(url, { method, headers, body, signal: timedOut }))
    const text = response.body ? await response.text() : null
    return { status: response.status, headers: [...response.headers], body: text }
  }
  try {
    timedOut.throwIfAborted()
    return await Promise.race([send(), rejectOnAbort(timedOut)])
  } catch {
    return UNAVAILABLE_RESPONSE
  }
}

async function rejectOnAbort(signal: AbortSignal): Promise<never> {
  await once(signal, 'abort')
  throw new Error('The page has taken too long.')
}
