/**
 * Before a page's own scripts: what waits to be near the view is near it, since the whole page is
 * pictured. Nothing has ever moved: edges that were drawn while something turned beside them keep
 * another shade.
 */
export const STILL_AND_NEAR = `
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
  document.adoptedStyleSheets = [still]
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(onChange, options = {}) {
      super(onChange, options.root ? options : { ...options, rootMargin: '30000px' })
    }
  }`

/** As above, and nothing is left of the last story, and chance repeats itself. */
export const SAME_START = `
  try { localStorage.clear(); sessionStorage.clear() } catch {}
  ${STILL_AND_NEAR}
  let seed = 20260520
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }`

/** How a story has ended, loaders and play and all, once it has: `success` or `error`. */
export function storyStatus(): string | null {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status: string }] | undefined }
  }
  return channel?.last('storyFinished')?.[0].status ?? null
}

/** Resolves when fonts and images are there and nothing has changed for 80 ms, or changes for 5 s. */
export async function comeToRest(): Promise<void> {
  for (const image of document.images) image.loading = 'eager'
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 80)
    setTimeout(resolve, 5000)
    const watch = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 80)
    })
    watch.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  await document.fonts.ready
  // All is painted anew at once: what came piece by piece has other shades at its round corners.
  const { style } = document.documentElement
  style.willChange = 'opacity'
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  style.willChange = ''
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Whether a page of the service holds no place any more for what is on its way. */
export function isThere(): boolean {
  const waiting = document.querySelector('[aria-busy=true], [class*="masar-pulse"]')
  // The footer of a page that leads elsewhere has the newsletter's form at last.
  const footer = document.querySelector('footer:has(h2, ul)')
  return waiting === null && (footer === null || footer.querySelector('form') !== null)
}

/** What stays in view while a page is moved stands in its place: of the whole page there is no view. */
export function unstick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position !== 'sticky') continue
    element.style.position = 'relative'
    element.style.inset = 'auto'
    element.style.maxHeight = 'none'
  }
}
