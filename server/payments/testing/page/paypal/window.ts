import { type MessageFromWindow, listenToMessages } from '../messages.ts'

const WINDOW_URL = `${new URL(readScriptUrl()).origin}/checkoutnow`

export type WindowOutcome = 'approved' | 'cancelled'

/** PayPal's window, which opens on click and shows the order as soon as it exists. */
export interface PayPalWindow {
  show: (orderId: string) => void
  ended: Promise<WindowOutcome>
  close: () => void
}

/** Opens a popup; returns null when the browser blocks it. */
export function openPopup(): PayPalWindow | null {
  const popup = window.open(WINDOW_URL, 'paypal', 'popup,width=500,height=700')
  if (!popup) return null
  return {
    show: (orderId) => popup.location.assign(buildWindowUrl(orderId)),
    ended: new Promise((resolve) => {
      listenForEnd(() => popup, resolve)
      const watch = setInterval(() => {
        if (!popup.closed) return
        clearInterval(watch)
        // The window's last message may not have arrived yet.
        setTimeout(() => resolve('cancelled'), 250)
      }, 100)
    }),
    close: () => popup.close(),
  }
}

/** Opens a frame over the page, for browsers that block popups. */
export function openModal(): PayPalWindow {
  const frame = document.createElement('iframe')
  frame.title = 'PayPal'
  frame.style.cssText =
    'position: fixed; inset: 10%; inline-size: 80%; block-size: 80%; z-index: 2147483647'
  document.body.append(frame)
  return {
    show: (orderId) => {
      frame.src = buildWindowUrl(orderId)
    },
    ended: new Promise((resolve) => listenForEnd(() => frame.contentWindow, resolve)),
    close: () => frame.remove(),
  }
}

function listenForEnd(from: () => unknown, end: (ending: WindowOutcome) => void): void {
  const stop = listenToMessages<MessageFromWindow>({
    from,
    onMessage: ({ standIn }) => {
      if (standIn === 'challenge-ended') return
      stop()
      end(standIn)
    },
  })
}

const buildWindowUrl = (orderId: string) => `${WINDOW_URL}?token=${encodeURIComponent(orderId)}`

/**
 * Returns the URL of PayPal's script: the sandbox's script opens the sandbox's window, and the live script the
 * live window.
 */
function readScriptUrl(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/web-sdk/v6/core"]')
  return script?.src ?? 'https://www.sandbox.paypal.com'
}
