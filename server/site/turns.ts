/**
 * Lets calls in one by one, each in a round of its own of the event loop: what hundreds of calls that
 * came at once do before they first wait would otherwise be one long piece of work, and every page
 * behind it.
 */
export function turns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => new Promise((go) => void setImmediate(go))))
}
