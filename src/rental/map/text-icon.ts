import { DivIcon, type DivIconOptions } from 'leaflet'

interface TextIconOptions extends Omit<DivIconOptions, 'html'> {
  lines?: readonly string[]
}

/** An icon with lines of text. Leaflet's own icons require markup, which Trusted Types forbid. */
export class TextIcon extends DivIcon {
  readonly #lines: readonly string[]

  constructor({ lines = [], ...options }: TextIconOptions) {
    super(options)
    this.#lines = lines
  }

  /** Creates a new element for each marker. It is hidden from screen readers, which read the marker's title. */
  override createIcon(earlier?: HTMLElement): HTMLElement {
    const seen = document.createElement('span')
    seen.ariaHidden = 'true'
    for (const line of this.#lines) {
      const text = document.createElement('span')
      text.textContent = line
      seen.append(text)
    }
    this.options.html = seen
    return super.createIcon(earlier)
  }
}
