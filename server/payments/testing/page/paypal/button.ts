const LABELS: Record<string, string> = {
  buynow: 'Buy now with PayPal',
  checkout: 'Check out with PayPal',
  pay: 'Pay with PayPal',
}

/** `<paypal-button>`: PayPal's own button, drawn inside the element. */
class PayPalButton extends HTMLElement {
  static observedAttributes = ['type', 'disabled']
  readonly #button = document.createElement('button')

  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).append(this.#button)
    this.#button.style.cssText =
      'inline-size: 100%; min-block-size: 48px; border: 0; border-radius: 4px; background: #ffc439; color: #111; font: 600 16px system-ui'
    this.#draw()
  }

  get type(): string {
    return this.getAttribute('type') ?? 'pay'
  }

  set type(type: string) {
    this.setAttribute('type', type)
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }

  set disabled(disabled: boolean) {
    this.toggleAttribute('disabled', disabled)
  }

  attributeChangedCallback(): void {
    this.#draw()
  }

  #draw(): void {
    this.#button.textContent = LABELS[this.type] ?? 'PayPal'
    this.#button.disabled = this.disabled
  }
}

export function defineButton(): void {
  if (!customElements.get('paypal-button')) customElements.define('paypal-button', PayPalButton)
}
