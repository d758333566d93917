import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip'

const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Returns the encodings that a request accepts, without those it rejects (`br;q=0`). */
export function getAcceptedEncodings(request: Request): Encoding[] {
  const headers = { 'accept-encoding': request.headers.get('accept-encoding') ?? '' }
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS])
  return ENCODINGS.filter((encoding) => accepted.includes(encoding))
}
