import type { RequestHandler } from '../api/app.ts'
import { type DemoAccountName, demoAccounts } from '../demo/demo-accounts.ts'

export type BrowserReply = { status: number; body: unknown; headers: Headers }
type SendOptions = { headers?: Record<string, string>; raw?: string }
type Body = string | FormData

const ORIGIN = 'http://localhost:3002'

/** Calls the server like a page in a browser: with cookies and an origin. */
export class Browser {
  readonly #app: RequestHandler
  readonly #cookies = new Map<string, string>()
  address = '192.0.2.1'

  constructor(app: RequestHandler) {
    this.#app = app
  }

  get = (path: string, sending?: SendOptions) => this.call('GET', path, undefined, sending)
  post = (path: string, body?: unknown, sending?: SendOptions) =>
    this.call('POST', path, body, sending)
  delete = (path: string) => this.call('DELETE', path)

  async call(
    method: string,
    path: string,
    body?: unknown,
    sending: SendOptions = {},
  ): Promise<BrowserReply> {
    const text = sending.raw ?? (body === undefined ? undefined : JSON.stringify(body))
    return this.#send(method, path, text, {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...sending.headers,
    })
  }

  /** Uploads a file in a form field, like a page. */
  upload(path: string, field: string, file: File): Promise<BrowserReply> {
    const form = new FormData()
    form.set(field, file)
    return this.#send('POST', path, form, {})
  }

  async #send(
    method: string,
    path: string,
    body: Body | undefined,
    headers: Record<string, string>,
  ): Promise<BrowserReply> {
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    })
    const response = await this.#app(request, { address: this.address })
    this.#keepCookies(response)
    return { status: response.status, headers: response.headers, body: await readBody(response) }
  }

  async signIn(name: DemoAccountName, stayConnected = false): Promise<BrowserReply> {
    const { email, password } = demoAccounts[name]
    return this.post('/api/sign-in/frontend', { email, password: password ?? '-', stayConnected })
  }

  cookie = (name: string) => this.#cookies.get(name)

  setCookie(name: string, value: string) {
    this.#cookies.set(name, value)
  }

  #keepCookies(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value) this.#cookies.set(name, value)
      else this.#cookies.delete(name)
    }
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text
}
