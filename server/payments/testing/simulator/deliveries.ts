/** A webhook event; `payload` is the exact text that is signed and sent. */
export type WebhookNotice = { id: string; type: string; payload: string }

/** Delivers a webhook request: over HTTP, or directly to a server in this process. */
export type WebhookTarget = (request: Request) => Promise<Response>
type Signer = (notice: WebhookNotice) => Record<string, string>

const MAX_TRIES = 3

/**
 * Sends webhooks. `at-once` sends them immediately, `held` keeps them until the test releases them, and `never`
 * drops them. A delivery without a 2xx response is retried.
 */
export class Deliveries {
  manner: 'at-once' | 'held' | 'never' = 'at-once'
  /** How many times each event is sent; real providers guarantee at-least-once delivery. */
  copies = 1
  readonly statuses: number[] = []
  readonly #sign: Signer
  readonly #target: WebhookTarget | null
  #held: WebhookNotice[] = []
  #underway: Promise<void>[] = []

  constructor(sign: Signer, target: WebhookTarget | null) {
    this.#sign = sign
    this.#target = target
  }

  announce(notice: WebhookNotice): void {
    if (this.manner === 'held') this.#held.push(notice)
    if (this.manner === 'at-once') this.#send(notice)
  }

  /** Sends the held webhooks and waits until all have arrived. */
  async deliver(): Promise<void> {
    const notices = this.#held
    this.#held = []
    for (const notice of notices) this.#send(notice)
    await this.arrived()
  }

  /** Waits for all pending deliveries. */
  async arrived(): Promise<void> {
    while (this.#underway.length > 0) {
      const underway = this.#underway
      this.#underway = []
      await Promise.all(underway)
    }
  }

  get held(): readonly WebhookNotice[] {
    return this.#held
  }

  #send(notice: WebhookNotice): void {
    for (let copy = 0; copy < this.copies; copy += 1) this.#underway.push(this.#tryToSend(notice))
  }

  async #tryToSend(notice: WebhookNotice): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const status = await this.#post(notice)
      this.statuses.push(status)
      if (status >= 200 && status < 300) return
    }
  }

  async #post(notice: WebhookNotice): Promise<number> {
    if (!this.#target) return 204
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#sign(notice) },
      body: notice.payload,
    })
    return this.#target(request).then(
      (response) => response.status,
      () => 0,
    )
  }
}

/** Returns a target that sends webhooks over HTTP to this URL. */
export const createHttpTarget =
  (address: string): WebhookTarget =>
  async (request) =>
    fetch(address, { method: 'POST', headers: request.headers, body: await request.text() })
