import { Refusal } from '../problem.ts'

const LARGEST = 1024 * 1024

/**
 * The JSON a call carries, `undefined` when it carries nothing. Reading stops at 1 MB, whatever
 * the length header claims.
 */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return undefined
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  // A form of another site can post text and forms without asking; it cannot post JSON.
  if (type !== 'application/json' && !type.endsWith('+json'))
    throw new Refusal('unsupported-media-type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // PostgreSQL has no place for this one character.
    if (text.includes(String.raw`\u0000`)) throw new SyntaxError('NUL')
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed-json')
  }
}

/** What a call carries, as it came: signatures are over the very bytes. */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request))
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > LARGEST) throw tooLarge()
  if (!request.body) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body) {
      length += part.length
      if (length > LARGEST) throw tooLarge()
      parts.push(part)
    }
  } catch (error) {
    // Whoever leaves in the middle of a sentence has not broken anything here.
    throw error instanceof Refusal ? error : new Refusal('malformed-json')
  }
  return Buffer.concat(parts)
}

const tooLarge = () => new Refusal('too-large', { detail: 'At most 1 MB.' })
