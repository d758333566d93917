/*
 * Imported before the app on the server: what a browser has and Node has not, or has in a form that would keep the
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
