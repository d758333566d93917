/**
 * Rejects with a `TimeoutError` after `timeoutMs`, and with the reason of `init.signal` when that aborts.
 * (Chrome before 124 would reject with a plain `AbortError` in either case.)
 */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  timeoutMs: number,
  init: RequestInit = {},
): Promise<Response> {
  const signal = createTimeoutSignal(timeoutMs, init.signal)
  try {
    return await fetch(input, { ...init, signal })
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

/**
 * Returns a signal that aborts after `timeoutMs` or together with `signal`. `AbortSignal.any` would need Chrome
 * 116, Safari 17.4 or Firefox 124.
 */
export function createTimeoutSignal(timeoutMs: number, signal?: AbortSignal | null): AbortSignal {
  const limit = new AbortController()
  const follow = () => limit.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true, signal: limit.signal })
  setTimeout(() => limit.abort(new DOMException('Timed out', 'TimeoutError')), timeoutMs)
  return limit.signal
}
