/** Responds to other tabs of this browser that request the draft of a checkout. Returns a cleanup function. */
export function watchDraftRequests(): () => void {
  const channel = new BroadcastChannel('masar-drafts')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('draftFor' in data)) return
    import('./shared-drafts.ts')
      .then(({ answerDraftRequest }) => answerDraftRequest(data, channel))
      .catch(() => undefined)
  })
  return () => channel.close()
}
