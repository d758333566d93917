import { Refusal } from '../contract/problem.ts'

export const MEGABYTE = 1024 * 1024

/** Reads the JSON body, at most 1 MB; `undefined` without a body. */
export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MEGABYTE)
  if (bytes.length === 0) return undefined
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  // Other sites can post text and forms without a CORS preflight, but not JSON.
  if (type !== 'application/json' && !type.endsWith('+json'))
    throw new Refusal('unsupported-media-type')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // PostgreSQL cannot store this character.
    if (text.includes(String.raw`\u0000`)) throw new SyntaxError('NUL')
    return JSON.parse(text)
  } catch {
    throw new Refusal('malformed-json')
  }
}

/** Reads the raw body, because signatures cover the exact bytes. */
export async function readText(request: Request): Promise<string> {
  return new TextDecoder().decode(await readBytes(request, MEGABYTE))
}

/** Reads the body. Stops at the limit, whatever the length header claims. */
export async function readBytes(request: Request, largest: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get('content-length')) > largest) throw createTooLargeRefusal(largest)
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.length
      if (length > largest) throw createTooLargeRefusal(largest)
      parts.push(part)
    }
  } catch (error) {
    // A client that disconnects is not a server error.
    throw error instanceof Refusal ? error : new Refusal('malformed-json')
  }
  return Buffer.concat(parts)
}

export const createTooLargeRefusal = (largest: number) =>
  new Refusal('too-large', { detail: `At most ${Math.floor(largest / MEGABYTE)} MB.` })
