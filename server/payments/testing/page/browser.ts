/**
 * Redirects all of the page's calls to the simulator, as browser tests do by routing a provider's hosts.
 * Returns a function that restores `fetch`.
 */
export function redirectCalls(simulator: string): () => void {
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    const { pathname, search, hostname } = new URL(address)
    const isSimulator = hostname === '127.0.0.1'
    return original(isSimulator ? address : `${simulator}${pathname}${search}`, init)
  }
  return () => {
    globalThis.fetch = original
  }
}

/**
 * Runs a frame's script in the frame's window, because jsdom does not load frames. Returns a function that
 * types into the frame's fields.
 */
export async function runFrameScript(element: HTMLElement, address: string) {
  const frame = element as HTMLIFrameElement
  const inner = frame.contentWindow
  if (!inner) throw new Error('The frame has no window.')
  inner.document.write('<!doctype html><body></body>')
  const source = await (await fetch(address)).text()
  const outer = {
    postMessage: (data: unknown) =>
      window.dispatchEvent(new MessageEvent('message', { data, source: inner })),
  }
  inner.postMessage = (data: unknown) => {
    const event = new MessageEvent('message', { data })
    Object.defineProperty(event, 'source', { value: outer })
    inner.dispatchEvent(event)
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the source as a script element would
  new Function('window', 'document', 'parent', source)(inner, inner.document, outer)
  return (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) fillInField(inner.document, label, value)
  }
}

/** Sends a message from a frame to the page. */
export function sendFromFrame(frame: HTMLElement, data: unknown): void {
  const source = (frame as HTMLIFrameElement).contentWindow
  window.dispatchEvent(new MessageEvent('message', { data, source }))
}

function fillInField(document: Document, label: string, value: string): void {
  const input = [...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent === label)
    ?.querySelector('input')
  if (!input) throw new Error(`There is no field "${label}".`)
  input.value = value
  input.dispatchEvent(new Event('input'))
}
