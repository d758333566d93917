/** Where a document leaves what it has asked for, as one text of a call to its answer. */
const NAME = 'masarAnswers'
/** No answer is older than this when it is taken. */
const LONGEST = 30_000

interface EarlyAnswer {
  response: Promise<Response>
  asked: number
}

const answers = (): Map<string, EarlyAnswer> | undefined => Reflect.get(globalThis, NAME)

const callText = (method: string, address: string, body: string) => {
  const { origin, pathname, searchParams } = new URL(address)
  return `${method} ${origin}${pathname}?${searchParams} ${body}`
}

/** Keeps the answer to a call that the app is going to make. Returns whether it is still there for it. */
export function keepEarlyAnswer(
  call: Request,
  body: string,
  response: Promise<Response>,
): () => boolean {
  const kept = answers() ?? new Map<string, EarlyAnswer>()
  const text = callText(call.method, call.url, body)
  kept.set(text, { response, asked: Date.now() })
  Reflect.set(globalThis, NAME, kept)
  return () => kept.has(text)
}

/**
 * The answer to a call that the document has made before the app was there (decision 055), once. Null where it
 * has made none; resolves to null where it made another one, or that one failed.
 */
export function takeEarlyAnswer(call: Request): Promise<Response | null> | null {
  const kept = answers()
  return kept?.size ? find(kept, call) : null
}

async function find(kept: Map<string, EarlyAnswer>, call: Request): Promise<Response | null> {
  const text = callText(call.method, call.url, await call.clone().text())
  const answer = kept.get(text)
  kept.delete(text)
  if (!answer || Date.now() - answer.asked > LONGEST) return null
  return answer.response.catch(() => null)
}
