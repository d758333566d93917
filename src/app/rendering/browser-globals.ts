/*
 * Browser globals that Node lacks, or whose Node version would keep the process running. Import before the app
 * on the server, where there are no other tabs and no events.
 */
class SilentChannel {
  addEventListener() {}
  postMessage() {}
  close() {}
}

const doNothing = () => undefined

Object.assign(globalThis, {
  BroadcastChannel: SilentChannel,
  addEventListener: doNothing,
  removeEventListener: doNothing,
  reportError: console.error,
})
