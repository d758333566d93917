import type { RequestHandler } from '../api/app.ts'
import { SESSION_COOKIE } from '../http/cookies.ts'
import type { Browser } from './browser.ts'

export type ServerEvent = { event: string; data: unknown }

/** Reads a stream of server-sent events one by one, like a browser. */
export class EventReader {
  readonly status: number
  readonly #reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  readonly #decoder = new TextDecoder()
  #text = ''

  private constructor(response: Response) {
    this.status = response.status
    this.#reader = response.body?.getReader()
  }

  static async open(app: RequestHandler, path: string, browser: Browser): Promise<EventReader> {
    const cookie = `${SESSION_COOKIE}=${browser.cookie(SESSION_COOKIE) ?? ''}`
    const request = new Request(`http://localhost:3002${path}`, { headers: { cookie } })
    return new EventReader(await app(request))
  }

  /** Returns the next event; null when the stream has ended. */
  async next(): Promise<ServerEvent | null> {
    for (;;) {
      const end = this.#text.indexOf('\n\n')
      if (end >= 0) {
        const block = this.#text.slice(0, end)
        this.#text = this.#text.slice(end + 2)
        const event = /^event: (.+)$/m.exec(block)?.[1]
        const data = /^data: (.+)$/m.exec(block)?.[1]
        if (event && data) return { event, data: JSON.parse(data) as unknown }
        continue
      }
      const part = await this.#reader?.read()
      if (!part || part.done) return null
      this.#text += this.#decoder.decode(part.value, { stream: true })
    }
  }

  /** Reads until an event matches. */
  async until(isIt: (event: ServerEvent) => boolean): Promise<ServerEvent | null> {
    for (;;) {
      const event = await this.next()
      if (event === null || isIt(event)) return event
    }
  }

  stop = () => this.#reader?.cancel()
}
