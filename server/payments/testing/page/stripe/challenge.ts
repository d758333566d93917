import { type MessageFromWindow, listenToMessages } from '../messages.ts'

const CHALLENGE_URL = 'https://hooks.stripe.com/3d_secure'

/** Opens the bank's challenge in a frame over the page; resolves when the customer has answered it. */
export function openChallenge(sessionId: string): Promise<void> {
  const frame = document.createElement('iframe')
  frame.src = `${CHALLENGE_URL}/${sessionId}`
  frame.title = '3-D Secure challenge'
  frame.style.cssText =
    'position: fixed; inset: 10%; inline-size: 80%; block-size: 80%; z-index: 2147483647'
  return new Promise((resolve) => {
    const stop = listenToMessages<MessageFromWindow>({
      from: () => frame.contentWindow,
      onMessage: () => {
        stop()
        frame.remove()
        resolve()
      },
    })
    document.body.append(frame)
  })
}
