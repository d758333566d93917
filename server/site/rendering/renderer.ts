import { Worker } from 'node:worker_threads'

import type { Language } from '#domain/service/languages.ts'

import type {
  FromWorker,
  PageJob,
  RenderedPage,
  SentRequest,
  SentResponse,
  ToWorker,
} from './protocol.ts'

/** Answers a call of a page that is being rendered. */
export type AnswerCall = (request: Request) => Promise<Response>

interface Rendering {
  answerCall: AnswerCall
  resolve: (page: RenderedPage) => void
  reject: (reason: Error) => void
}

interface Thread {
  worker: Worker
  open: Map<number, Rendering>
  waiting: (() => void)[]
}

interface Limits {
  /** Pages that one thread renders at a time; while one waits for its data, another is rendered. */
  concurrent: number
  waiting: number
  timeoutMs: number
}

const LIMITS: Limits = { concurrent: 8, waiting: 40, timeoutMs: 4000 }
/** A thread that has answered nothing for so long hangs. */
const HANGS_AFTER = 3

export class RenderingBusy extends Error {}
export class RenderingTimeout extends Error {}

const WORKER = new URL('render-worker.ts', import.meta.url)

/**
 * Renders pages in one thread for each language: Lingui's `i18n` is global, and rendering does not block the API. Rejects when a
 * page cannot be rendered, takes too long, or too many wait.
 */
export class Renderer {
  readonly #code: string
  readonly #limits: Limits
  readonly #threads = new Map<Language, Thread>()
  #lastId = 0

  /** `code` is the URL of the build's `renderer/render-page.js`. */
  constructor(code: string, limits: Partial<Limits> = {}) {
    this.#code = code
    this.#limits = { ...LIMITS, ...limits }
  }

  async render(job: PageJob, answerCall: AnswerCall): Promise<RenderedPage> {
    const thread = this.#threads.get(job.language) ?? this.#start(job.language)
    const { concurrent, waiting, timeoutMs } = this.#limits
    if (thread.open.size >= concurrent) {
      if (thread.waiting.length >= waiting) throw new RenderingBusy()
      await new Promise<void>((start) => thread.waiting.push(start))
    }
    const id = (this.#lastId += 1)
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>()
    const timer = setTimeout(() => {
      reject(new RenderingTimeout(`${job.href} was not rendered in ${timeoutMs} ms.`))
    }, timeoutMs)
    const hanging = setTimeout(() => this.#replace(job.language, thread), timeoutMs * HANGS_AFTER)
    hanging.unref()
    thread.open.set(id, {
      answerCall,
      resolve: (page) => {
        clearTimeout(hanging)
        resolve(page)
      },
      reject: (reason) => {
        clearTimeout(hanging)
        reject(reason)
      },
    })
    post(thread, { type: 'render', id, job })
    try {
      return await promise
    } finally {
      clearTimeout(timer)
    }
  }

  async stop(): Promise<void> {
    const threads = [...this.#threads.values()]
    this.#threads.clear()
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }

  #start(language: Language): Thread {
    const worker = new Worker(WORKER, { workerData: this.#code })
    worker.unref()
    const thread: Thread = { worker, open: new Map(), waiting: [] }
    this.#threads.set(language, thread)
    worker.on('message', (message: FromWorker) => this.#receive(thread, message))
    worker.on('error', (error) => this.#fail(language, thread, error))
    worker.on('exit', () => this.#fail(language, thread, new Error('The rendering thread ended.')))
    return thread
  }

  #receive(thread: Thread, message: FromWorker): void {
    const rendering = thread.open.get(message.id)
    if (!rendering) return
    if (message.type === 'call') {
      void answer(rendering.answerCall, message.request).then((response) =>
        post(thread, { type: 'response', call: message.call, response }),
      )
      return
    }
    thread.open.delete(message.id)
    thread.waiting.shift()?.()
    if (message.type === 'rendered') rendering.resolve(message.page)
    else rendering.reject(new Error(message.error))
  }

  #replace(language: Language, thread: Thread): void {
    void thread.worker.terminate()
    this.#fail(language, thread, new RenderingTimeout('The rendering thread hangs.'))
  }

  #fail(language: Language, thread: Thread, error: Error): void {
    if (this.#threads.get(language) === thread) this.#threads.delete(language)
    for (const rendering of thread.open.values()) rendering.reject(error)
    thread.open.clear()
    for (const start of thread.waiting.splice(0)) start()
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const post = ({ worker }: Thread, message: ToWorker) => worker.postMessage(message)

async function answer(answerCall: AnswerCall, request: SentRequest): Promise<SentResponse> {
  const { url, method, headers, body } = request
  try {
    const response = await answerCall(new Request(url, { method, headers, body }))
    const text = response.body ? await response.text() : null
    return { status: response.status, headers: [...response.headers], body: text }
  } catch {
    return { status: 503, headers: [], body: null }
  }
}
