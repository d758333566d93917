import { ApiProblem } from '../problem.ts'
import { readRefusal } from '../refusal.ts'

/** The maximum time without any bytes sent or received. The upload as a whole has no time limit. */
const STALL_TIMEOUT_MS = 30_000

export interface Upload {
  /** The API's origin without a trailing slash; empty when it is the page's own. */
  host: string
  path: string
  /** The name of the form field in the contract. */
  field: string
  file: File
  signal: AbortSignal
  /** Upload progress, 0 to 100. */
  onProgress: (percent: number) => void
  /** Called after a 401 or 403, as with every other call. */
  onRefused: () => void
}

/**
 * Uploads a file and returns the server's name for it. Uses `XMLHttpRequest`, because `fetch` cannot report
 * progress, but fails with an `ApiProblem` like all other calls.
 */
export function uploadFile(sent: Upload): Promise<string> {
  const { host, path, field, file, signal, onProgress } = sent
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append(field, file)

  return new Promise<string>((resolve, reject) => {
    const cancel = () => {
      request.abort()
      reject(signal.reason)
    }
    if (signal.aborted) {
      cancel()
      return
    }
    signal.addEventListener('abort', cancel)
    const watch = watchForSilence(STALL_TIMEOUT_MS, () => {
      request.abort()
      reject(new ApiProblem({ kind: 'timeout' }))
    })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch.again()
      onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0)
    })
    request.addEventListener('load', () => {
      try {
        resolve(readUploadName(request, sent))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new ApiProblem({ kind: 'network' })))
    // The browser has its own connection timeout, with a separate event.
    request.addEventListener('timeout', () => reject(new ApiProblem({ kind: 'timeout' })))
    request.addEventListener('loadend', () => {
      watch.end()
      signal.removeEventListener('abort', cancel)
    })
    request.open('POST', `${host}${path}`)
    request.withCredentials = true
    request.send(body)
  })
}

function readUploadName(request: XMLHttpRequest, { onRefused }: Upload): string {
  const { status } = request
  const answer = parseOptionalJson(request.responseText)
  if (status === 200 && typeof answer === 'string') return answer
  if (status === 200) throw new ApiProblem({ kind: 'contract' })
  if (status === 401 || status === 403) onRefused()
  const retryAfter = request.getResponseHeader('retry-after')
  const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]])
  throw new ApiProblem(readRefusal(new Response(null, { status, headers }), answer))
}

function parseOptionalJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Calls `onSilence` when `again` has not been called for `milliseconds`. */
function watchForSilence(milliseconds: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, milliseconds)
  return {
    again() {
      clearTimeout(timer)
      timer = setTimeout(onSilence, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}
