import { Refusal } from '../contract/problem.ts'

type Allowance = { burst: number; perMinute: number }

/**
 * How often one address may do what costs us or helps a guesser. Kept in the memory of each server:
 * with several side by side an address gets as many times more, which is fine for its purpose.
 */
const ALLOWANCES = {
  signIn: { burst: 10, perMinute: 10 },
  // By who types it for which email address, whether somebody has it or not; a right one is free.
  wrongPassword: { burst: 10, perMinute: 5 },
  // By the email address alone, from wherever: not for browsers that have signed in to it before.
  wrongPasswordAnywhere: { burst: 60, perMinute: 10 },
  signUp: { burst: 5, perMinute: 5 },
  askAboutEmail: { burst: 20, perMinute: 30 },
  secretInUrl: { burst: 10, perMinute: 10 },
  checkout: { burst: 20, perMinute: 20 },
  // Each asks a provider; a page that waits for one asks about ten times.
  payment: { burst: 60, perMinute: 60 },
  // Providers have few addresses and much to tell; checking a signature may ask them back.
  webhook: { burst: 300, perMinute: 600 },
  // Mails to somebody: by who asks, and by whom they are for.
  askForMail: { burst: 5, perMinute: 2 },
  mailTo: { burst: 3, perMinute: 0.5 },
  contact: { burst: 3, perMinute: 1 },
  openLink: { burst: 10, perMinute: 10 },
  // By account, so that a stolen session guesses no password from many addresses.
  password: { burst: 10, perMinute: 5 },
  account: { burst: 60, perMinute: 60 },
  upload: { burst: 10, perMinute: 5 },
  // Nobody has to sign in for it.
  guestUpload: { burst: 6, perMinute: 1 },
  file: { burst: 120, perMinute: 240 },
  stream: { burst: 30, perMinute: 30 },
  botCheck: { burst: 10, perMinute: 10 },
} satisfies Record<string, Allowance>

export type LimitName = keyof typeof ALLOWANCES

type Bucket = Allowance & { tokens: number; filledAt: number }

/** Addresses remembered at a time. */
const MOST_BUCKETS = 50_000
/** Room is made for many at once, since it takes a look at all of them. */
const ROOM = MOST_BUCKETS / 10

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * Takes one from the address's bucket, or refuses with 429 and the seconds to wait. What turns out
   * to be nothing to limit is put back with the answer.
   */
  take(allowed: LimitName, address: string): () => void {
    const now = this.#now().getTime()
    const bucket = this.#bucket(`${allowed} ${address}`, ALLOWANCES[allowed], now)
    bucket.tokens = tokensLeft(bucket, now)
    bucket.filledAt = now
    if (bucket.tokens < 1) throw tooManyRequests(((1 - bucket.tokens) / bucket.perMinute) * 60)
    bucket.tokens -= 1
    return () => {
      bucket.tokens += 1
    }
  }

  #bucket(key: string, allowance: Allowance, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) return known
    if (this.#buckets.size >= MOST_BUCKETS) this.#makeRoom(now)
    const bucket = { ...allowance, tokens: allowance.burst, filledAt: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  /** Full buckets limit nobody and are forgotten; when there are too few of them, the fullest. */
  #makeRoom(now: number) {
    const fullest = [...this.#buckets]
      .map(([key, bucket]) => ({ key, share: tokensLeft(bucket, now) / bucket.burst }))
      .toSorted((a, b) => b.share - a.share)
    for (const [index, { key, share }] of fullest.entries())
      if (share >= 1 || index < ROOM) this.#buckets.delete(key)
  }
}

function tokensLeft({ tokens, filledAt, burst, perMinute }: Bucket, now: number): number {
  const gained = ((now - filledAt) / 60_000) * perMinute
  return Math.min(burst, tokens + Math.max(0, gained))
}

/** A refusal for now, with the seconds after which it may be tried again. */
export const tooManyRequests = (seconds: number) =>
  new Refusal('too-many-requests', {}, { 'retry-after': String(Math.ceil(seconds)) })
