import type { Config } from '../config.ts'

/** What the port knows of a request and the request itself does not say. */
export type Network = {
  /** The socket's other end. */
  address?: string | undefined
  /** Breaks the connection without an answer (browser tests). */
  cut?: (() => void) | undefined
}

/** Who calls. Behind a trusted proxy that is the first forwarded address. */
export function addressOf(
  request: Request,
  { address = '' }: Network,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const forwarded = trustProxy ? request.headers.get('x-forwarded-for') : null
  return forwarded?.split(',')[0]?.trim() || address
}
