import { isOpenSession } from '../account/sessions/session.ts'
import type { Database } from '../db/connection/connect.ts'
import type { ObjectId } from '../db/object-id.ts'
import type { ChangeFeed } from './change-feed.ts'
import { countUnread } from './unread.ts'

/** The interval between heartbeats, which prevent proxies from closing an idle stream. */
const HEARTBEAT_INTERVAL_MS = 20_000
/** How long the browser waits before it reconnects. */
const RECONNECT_DELAY_MS = 3_000
/** When the server stops, browsers reconnect at different times, so that the next server is not overloaded. */
const RECONNECT_SPREAD_MS = 4_000

/** The maximum number of unsent events for a browser that does not read. */
const MAX_UNREAD = 100

type StreamDeps = {
  db: Database
  changeFeed: ChangeFeed
  accountId: ObjectId
  /** The listener's session token. The stream ends with the session. */
  token: string
  now: () => Date
}

/**
 * Sends the browser its number of unread notifications immediately and on every change. Returns null when the
 * account has too many streams.
 */
export async function openEventStream(
  streaming: StreamDeps,
): Promise<ReadableStream<Uint8Array> | null> {
  const { changeFeed, accountId } = streaming
  const writer = new StreamWriter(streaming)
  const unsubscribe = await changeFeed.subscribe(accountId, {
    onChange: () => void writer.sendCount(),
    onEnd: () => writer.endWithReconnect(),
  })
  if (!unsubscribe) return null
  const heartbeat = setInterval(() => void writer.sendCount('heartbeat'), HEARTBEAT_INTERVAL_MS)
  heartbeat.unref()
  writer.onEnd = () => {
    clearInterval(heartbeat)
    unsubscribe()
  }
  return new ReadableStream({
    start(controller) {
      writer.controller = controller
      writer.write(`retry: ${RECONNECT_DELAY_MS}\n\n`)
      void writer.sendCount()
    },
    cancel: () => writer.end(),
  })
}

/**
 * Runs one query at a time; changes during a query trigger another one. The browser refetches everything on
 * each event, so a heartbeat without changes sends no event.
 */
class StreamWriter {
  controller: ReadableStreamDefaultController<Uint8Array> | null = null
  onEnd: () => void = () => undefined
  readonly #streaming: StreamDeps
  #isQuerying = false
  #isDue = false
  #hasChanged = false
  #isOver = false
  #lastSent: number | null = null

  constructor(streaming: StreamDeps) {
    this.#streaming = streaming
  }

  async sendCount(why: 'change' | 'heartbeat' = 'change'): Promise<void> {
    this.#isDue = true
    this.#hasChanged ||= why === 'change'
    if (this.#isQuerying) return
    this.#isQuerying = true
    try {
      while (this.#isDue && !this.#isOver) {
        this.#isDue = false
        await this.#query()
      }
    } catch {
      // The browser reconnects once the database responds.
      this.end()
    } finally {
      this.#isQuerying = false
    }
  }

  async #query(): Promise<void> {
    const { db, accountId, token, now } = this.#streaming
    const hasChanged = this.#hasChanged
    this.#hasChanged = false
    if (!(await isOpenSession(db, token, now()))) {
      this.write('event: session-ended\ndata: {}\n\n')
      this.end()
      return
    }
    const count = await countUnread(db, accountId)
    if (!hasChanged && count === this.#lastSent) return this.write(':\n\n')
    this.#lastSent = count
    this.write(`event: news\ndata: ${JSON.stringify({ count })}\n\n`)
  }

  write(text: string) {
    if (this.#isOver) return
    // A browser that does not read is disconnected; it reconnects once it reads again.
    if ((this.controller?.desiredSize ?? 0) < -MAX_UNREAD) return this.end()
    this.controller?.enqueue(new TextEncoder().encode(text))
  }

  /** Ends the stream when the server stops. */
  endWithReconnect() {
    const wait = RECONNECT_DELAY_MS + Math.floor(Math.random() * RECONNECT_SPREAD_MS)
    this.write(`retry: ${wait}\n\n`)
    this.end()
  }

  end() {
    if (this.#isOver) return
    this.#isOver = true
    this.onEnd()
    try {
      this.controller?.close()
    } catch {
      // The browser has already disconnected.
    }
  }
}
