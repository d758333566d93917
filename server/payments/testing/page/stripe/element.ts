import type { MessageFromFrame, PageSession, SessionKey, MessageToFrame } from '../messages.ts'
import { listenToMessages } from '../messages.ts'

const FRAME_URL = 'https://js.stripe.com/endive/payment-frame.html'

type Handler = (event: unknown) => void

/** `PaymentElement`: Stripe's frame in our page. */
export class PaymentElement {
  complete = false
  readonly #handlers = new Map<string, Set<Handler>>()
  readonly #frame = document.createElement('iframe')
  #stopListening: (() => void) | null = null
  #answered: ((message: MessageFromFrame) => void) | null = null

  mount(location: HTMLElement | string): void {
    const target = typeof location === 'string' ? document.querySelector(location) : location
    this.#frame.src = FRAME_URL
    this.#frame.title = 'Secure payment input frame'
    this.#frame.style.cssText = 'border: 0; inline-size: 100%; block-size: 17rem; display: block'
    this.#stopListening = listenToMessages<MessageFromFrame>({
      from: () => this.#frame.contentWindow,
      onMessage: (message) => this.#handle(message),
    })
    target?.append(this.#frame)
    this.#emit('loaderstart', { elementType: 'payment' })
  }

  /** Sends the card from the frame to Stripe. */
  confirm(session: SessionKey): Promise<PageSession> {
    return new Promise((resolve, reject) => {
      this.#answered = (message) => {
        if (message.standIn === 'confirmed') resolve(message.session)
        if (message.standIn === 'not-confirmed') reject(new Error(message.message))
      }
      this.#tell({ standIn: 'confirm', session })
    })
  }

  on(type: string, handler: Handler): this {
    this.#handlers.set(type, (this.#handlers.get(type) ?? new Set()).add(handler))
    return this
  }

  once(type: string, handler: Handler): this {
    const once: Handler = (event) => {
      this.off(type, once)
      handler(event)
    }
    return this.on(type, once)
  }

  off(type: string, handler?: Handler): this {
    if (handler) this.#handlers.get(type)?.delete(handler)
    else this.#handlers.delete(type)
    return this
  }

  unmount(): void {
    this.#stopListening?.()
    this.#frame.remove()
  }

  destroy = () => this.unmount()
  clear = () => this.#tell({ standIn: 'clear' })
  focus = () => this.#frame.focus()
  blur = () => this.#frame.blur()
  update = () => {}
  collapse = () => this

  #handle(message: MessageFromFrame): void {
    if (message.standIn === 'ready') this.#emit('ready', { elementType: 'payment' })
    else if (message.standIn === 'changed') this.#change(message)
    else this.#answered?.(message)
  }

  #change({ empty, complete }: { empty: boolean; complete: boolean }): void {
    this.complete = complete
    const value = { type: 'card' }
    this.#emit('change', { elementType: 'payment', empty, complete, collapsed: false, value })
  }

  #tell(message: MessageToFrame): void {
    this.#frame.contentWindow?.postMessage(message, '*')
  }

  #emit(type: string, event: unknown): void {
    for (const handler of this.#handlers.get(type) ?? []) handler(event)
  }
}
