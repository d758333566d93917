import { type FromWindow, listenTo } from '../messages.ts'

const WINDOW = `${new URL(scriptAddress()).origin}/checkoutnow`

export type WindowOutcome = 'approved' | 'cancelled'

/** PayPal's window: it opens on click, and gets the order as soon as it exists. */
export interface PayPalWindow {
  show: (orderId: string) => void
  ended: Promise<WindowOutcome>
  close: () => void
}

/** Null when the browser blocks the popup. */
export function openPopup(): PayPalWindow | null {
  const popup = window.open(WINDOW, 'paypal', 'popup,width=500,height=700')
  if (!popup) return null
  return {
    show: (orderId) => popup.location.assign(windowAddress(orderId)),
    ended: new Promise((resolve) => {
      listenForEnd(() => popup, resolve)
      const watch = setInterval(() => {
        if (!popup.closed) return
        clearInterval(watch)
        // Its last message may still be on its way.
        setTimeout(() => resolve('cancelled'), 250)
      }, 100)
    }),
    close: () => popup.close(),
  }
}

/** Over the page itself, when popups are blocked. */
export function openModal(): PayPalWindow {
  const frame = document.createElement('iframe')
  frame.title = 'PayPal'
  frame.style.cssText =
    'position: fixed; inset: 10%; inline-size: 80%; block-size: 80%; z-index: 2147483647'
  document.body.append(frame)
  return {
    show: (orderId) => {
      frame.src = windowAddress(orderId)
    },
    ended: new Promise((resolve) => listenForEnd(() => frame.contentWindow, resolve)),
    close: () => frame.remove(),
  }
}

function listenForEnd(from: () => unknown, end: (ending: WindowOutcome) => void): void {
  const stop = listenTo<FromWindow>({
    from,
    onMessage: ({ standIn }) => {
      if (standIn === 'challenge-ended') return
      stop()
      end(standIn)
    },
  })
}

const windowAddress = (orderId: string) => `${WINDOW}?token=${encodeURIComponent(orderId)}`

/** The sandbox's script opens the sandbox's window, the live one's the live window. */
function scriptAddress(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src*="/web-sdk/v6/core"]')
  return script?.src ?? 'https://www.sandbox.paypal.com'
}
