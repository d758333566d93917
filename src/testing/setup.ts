import '@testing-library/jest-dom/vitest'

import { __unsafe_useEmotionCache } from '@emotion/react'
import { i18n } from '@lingui/core'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'

import { LANGUAGES } from '#i18n/languages.ts'

import { createLazyQueryError } from './element-errors.ts'
import { disableElementOwners } from './element-owners.ts'
import { showOnWideScreen } from './screen-width.ts'
import { WAIT_MS } from './wait-ms.ts'

// A worker runs several files one after the other: loaded code stays, but its state is reset for each file.
vi.resetModules()
for (const locale of [...LANGUAGES, 'en']) i18n.loadAndActivate({ locale, messages: {} })

// On a busy machine, lazy-loaded code may take some seconds to load.
configure({ asyncUtilTimeout: WAIT_MS, getElementError: createLazyQueryError })

disableElementOwners()

// Some tests also render on the server. React's development build warns when two renderers use the same
// context.
const { error: printError } = console
console.error = (...words: unknown[]) => {
  if (!String(words[0]).startsWith('Detected multiple renderers')) printError(...words)
}

// jsdom implements the `dialog` element, but neither its methods for opening and closing nor its focus
// handling.
const previousFocusByDialog = new WeakMap<HTMLDialogElement, Element | null>()
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    previousFocusByDialog.set(this, document.activeElement)
    this.open = true
    const first = 'button, [href], input, select, textarea, [tabindex="0"]'
    this.querySelector<HTMLElement>(`[autofocus], :is(${first})`)?.focus()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const focused = previousFocusByDialog.get(this)
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
    this.dispatchEvent(new Event('close'))
  },
})

// jsdom also does not implement opening and closing a popover.
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
const handlePopoverClick = ({ target }: Event) => {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  const isClosing = button?.getAttribute('popovertargetaction') === 'hide'
  if (popover) showPopover(popover, !isClosing && !popover.hasAttribute('data-shown'))
}
beforeAll(() => document.addEventListener('click', handlePopoverClick))
afterAll(() => document.removeEventListener('click', handlePopoverClick))

// jsdom runs animation frames with an interval that starts with the first request. Started under fake timers,
// it would stop for all later tests, so one request is always pending.
const { requestAnimationFrame: draw, cancelAnimationFrame: stop } = globalThis
let frame = 0
const keepDrawing = () => {
  frame = draw(keepDrawing)
}
beforeAll(keepDrawing)
afterAll(() => stop(frame))

// The style sheet exists only after a build (decision 029), but the elements that it hides affect the
// accessibility tree.
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
class OutOfViewObserver implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', OutOfViewObserver)
  // Pages may call these functions, which do nothing because jsdom has no layout.
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

// Otherwise the styles of all previous files would be computed for each queried element.
afterAll(() => {
  const cache = renderHook(() => __unsafe_useEmotionCache()).result.current
  cleanup()
  if (!cache) throw new Error('Emotion keeps its styles elsewhere.')
  cache.sheet.flush()
  cache.inserted = {}
  cache.registered = {}
})
