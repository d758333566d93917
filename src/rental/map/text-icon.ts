import { DivIcon, type DivIconOptions } from 'leaflet'

interface TextIconOptions extends Omit<DivIconOptions, 'html'> {
  text?: string
  /** It is seen, and the marker has a name of its own. */
  isHidden?: boolean
}

/** An icon with a text or with none: Leaflet's own takes markup, which this page takes from nobody. */
export class TextIcon extends DivIcon {
  readonly #text: string
  readonly #isHidden: boolean

  constructor({ text = '', isHidden = false, ...options }: TextIconOptions) {
    super(options)
    this.#text = text
    this.#isHidden = isHidden
  }

  /** Each marker has an element of its own. */
  override createIcon(earlier?: HTMLElement): HTMLElement {
    const seen = document.createElement('span')
    if (this.#isHidden) seen.ariaHidden = 'true'
    seen.textContent = this.#text
    this.options.html = seen
    return super.createIcon(earlier)
  }
}
