import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

const SMALLEST_FIRST: readonly Encoding[] = ['br', 'gzip']

/** How an answer may be compressed for who asks; what they refuse (`br;q=0`) is left out. */
export function encodingsFor(request: Request): Encoding[] {
  const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' }
  const accepted = new Negotiator({ headers }).encodings([...SMALLEST_FIRST])
  return SMALLEST_FIRST.filter((encoding) => accepted.includes(encoding))
}
