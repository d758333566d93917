import '@testing-library/jest-dom/vitest'

import { __unsafe_useEmotionCache } from '@emotion/react'
import { i18n } from '@lingui/core'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { LANGUAGES } from '#i18n/languages.ts'

import { describeLater } from './element-errors.ts'
import { disableElementOwners } from './element-owners.ts'
import { showOnWideScreen } from './screen-width.ts'
import { WAIT_MS } from './wait-ms.ts'

// A worker runs one file after the other: loaded code stays, stored data is reset for each.
vi.resetModules()
for (const locale of [...LANGUAGES, 'en']) i18n.loadAndActivate({ locale, messages: {} })

// Lazy-loaded code loads instantly, or in some seconds on a busy machine.
configure({ asyncUtilTimeout: WAIT_MS, getElementError: describeLater })

disableElementOwners()

// Some tests render on the server, too. React's development build warns when two renderers use a context.
const { error: printError } = console
console.error = (...words: unknown[]) => {
  if (!String(words[0]).startsWith('Detected multiple renderers')) printError(...words)
}

// jsdom implements the element but not opening it, nor its focus handling.
const before = new WeakMap<HTMLDialogElement, Element | null>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    before.set(this, document.activeElement)
    this.open = true
    const first = 'button, [href], input, select, textarea, [tabindex="0"]'
    this.querySelector<HTMLElement>(`[autofocus], :is(${first})`)?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const focused = before.get(this)
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
    this.dispatchEvent(new Event('close'))
  },
})

// Nor does it implement opening and closing a popover.
const showPopover = (popover: HTMLElement, isShown: boolean) => {
  if (popover.hasAttribute('data-shown') === isShown) return
  popover.toggleAttribute('data-shown', isShown)
  popover.dispatchEvent(
    Object.assign(new Event('toggle'), { newState: isShown ? 'open' : 'closed' }),
  )
}
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    showPopover(this, true)
  },
  hidePopover(this: HTMLElement) {
    showPopover(this, false)
  },
})
const pressPopover = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  const isClosing = button?.getAttribute('popovertargetaction') === 'hide'
  if (popover) showPopover(popover, !isClosing && !popover.hasAttribute('data-shown'))
}
beforeAll(() => document.addEventListener('click', pressPopover))
afterAll(() => document.removeEventListener('click', pressPopover))

// jsdom runs animation frames by an interval that starts with the first request: started with fake timers it would
// stop for all later tests. So one request is always pending.
const { requestAnimationFrame: draw, cancelAnimationFrame: stop } = globalThis
let frame = 0
const keepDrawing = () => {
  frame = draw(keepDrawing)
}
beforeAll(keepDrawing)
afterAll(() => stop(frame))

// The build writes the style sheet (decision 029). Its hidden elements affect the accessibility tree.
showOnWideScreen()

// Without layout, no element is in view or has a size.
Element.prototype.scrollIntoView = () => undefined
Element.prototype.scrollTo = () => undefined
globalThis.ResizeObserver = class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Never reports an intersection. */
class NothingInView implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInView)
  // jsdom has no layout: pages may call these, and nothing scrolls.
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  )
})

afterEach(() => {
  cleanup()
  showOnWideScreen()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    // oxlint-disable-next-line unicorn/no-document-cookie -- jsdom has no `cookieStore`
    document.cookie = `${cookie.split('=')[0]}=;max-age=0;path=/`
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
})

// The styles of all previous files would be computed for each queried element.
afterAll(() => {
  const cache = renderHook(() => __unsafe_useEmotionCache()).result.current
  cleanup()
  if (!cache) throw new Error('Emotion keeps its styles elsewhere.')
  cache.sheet.flush()
  cache.inserted = {}
  cache.registered = {}
})
