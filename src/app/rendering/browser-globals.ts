/*
 * Import before the app on the server: browser globals that Node lacks, or has in a form that would keep the
 * process running. There are no other tabs and no events.
 */
class SilentChannel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

const nothing = () => undefined

Object.assign(globalThis, {
  BroadcastChannel: SilentChannel,
  addEventListener: nothing,
  removeEventListener: nothing,
  reportError: console.error,
})
