import { Refusal } from '../contract/problem.ts'
import { toNetworkPrefix, toWiderPrefix } from './address.ts'

type RateLimit = { burst: number; perMinute: number }

/**
 * Limits for calls that are expensive or help attackers to guess; by client address unless stated otherwise.
 * Each server counts in memory, so several servers multiply the limits. This is acceptable.
 */
const ALLOWANCES = {
  // Every call of the API, including reads: a visitor makes about thirty calls to book.
  call: { burst: 600, perMinute: 1200 },
  signIn: { burst: 10, perMinute: 10 },
  // By client and email address, whether an account exists or not. A correct password is not counted.
  wrongPassword: { burst: 10, perMinute: 5 },
  // By email address only, from any client. Does not apply to browsers that have signed in to the account
  // before.
  wrongPasswordAnywhere: { burst: 60, perMinute: 10 },
  signUp: { burst: 5, perMinute: 5 },
  askAboutEmail: { burst: 20, perMinute: 30 },
  secretInUrl: { burst: 10, perMinute: 10 },
  checkout: { burst: 20, perMinute: 20 },
  // Each call queries a provider; a page that waits for a payment polls about ten times.
  payment: { burst: 60, perMinute: 60 },
  // Providers use few addresses and send many events. Verifying a signature may call the provider.
  webhook: { burst: 300, perMinute: 600 },
  // Emails to an address that the client enters: by client and by recipient.
  askForMail: { burst: 5, perMinute: 2 },
  mailTo: { burst: 3, perMinute: 0.5 },
  contact: { burst: 3, perMinute: 1 },
  // By recipient: at most two at once, then two per hour.
  contactReceipt: { burst: 2, perMinute: 1 / 30 },
  openLink: { burst: 10, perMinute: 10 },
  // By account: an attacker with a stolen session could otherwise guess the password from many addresses.
  password: { burst: 10, perMinute: 5 },
  account: { burst: 60, perMinute: 60 },
  // By booking, because each call sends the supplier an email.
  tripDetails: { burst: 10, perMinute: 2 },
  delay: { burst: 5, perMinute: 0.2 },
  // By booking and side, so that one side cannot block the other; `messageBy` is by account.
  message: { burst: 10, perMinute: 1 },
  messageBy: { burst: 30, perMinute: 5 },
  upload: { burst: 10, perMinute: 5 },
  // Needs no session.
  guestUpload: { burst: 6, perMinute: 1 },
  file: { burst: 120, perMinute: 240 },
  stream: { burst: 30, perMinute: 30 },
  botCheck: { burst: 10, perMinute: 10 },
} satisfies Record<string, RateLimit>

export type LimitName = keyof typeof ALLOWANCES

type Bucket = RateLimit & { tokens: number; filledAt: number }

/** The limit of a /48 as a multiple of the limit of a /64. */
const WIDE_LIMIT_FACTOR = 8

/** The maximum number of tracked addresses. */
const MAX_BUCKETS = 50_000
/** The number of buckets to remove at once, because finding them requires a full scan. */
const BUCKETS_REMOVED_PER_SCAN = MAX_BUCKETS / 10

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * Takes a token from the bucket, or throws 429 with the seconds to wait. The returned function puts it back.
   * `times` multiplies the limit.
   */
  take(allowed: LimitName, whose: string, times = 1): () => void {
    const now = this.#now().getTime()
    const { burst, perMinute } = ALLOWANCES[allowed]
    const allowance = { burst: burst * times, perMinute: perMinute * times }
    const bucket = this.#bucket(`${allowed} ${whose}`, allowance, now)
    bucket.tokens = countTokens(bucket, now)
    bucket.filledAt = now
    if (bucket.tokens < 1)
      throw createRateLimitRefusal(((1 - bucket.tokens) / bucket.perMinute) * 60)
    bucket.tokens -= 1
    return () => {
      bucket.tokens += 1
    }
  }

  /** Takes a token for a client's network and for the wider network around it. */
  takeFor(allowed: LimitName, address: string): () => void {
    const putBack = this.take(allowed, toNetworkPrefix(address))
    const wider = toWiderPrefix(address)
    if (wider === null) return putBack
    try {
      const putBackWider = this.take(allowed, `${wider} /48`, WIDE_LIMIT_FACTOR)
      return () => {
        putBack()
        putBackWider()
      }
    } catch (error) {
      putBack()
      throw error
    }
  }

  #bucket(key: string, allowance: RateLimit, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) return known
    if (this.#buckets.size >= MAX_BUCKETS) this.#makeRoom(now)
    const bucket = { ...allowance, tokens: allowance.burst, filledAt: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  /** Removes full buckets, which limit no client; if that is not enough, the fullest ones. */
  #makeRoom(now: number) {
    const fullest = [...this.#buckets]
      .map(([key, bucket]) => ({ key, share: countTokens(bucket, now) / bucket.burst }))
      .toSorted((a, b) => b.share - a.share)
    for (const [index, { key, share }] of fullest.entries())
      if (share >= 1 || index < BUCKETS_REMOVED_PER_SCAN) this.#buckets.delete(key)
  }
}

function countTokens({ tokens, filledAt, burst, perMinute }: Bucket, now: number): number {
  const gained = ((now - filledAt) / 60_000) * perMinute
  return Math.min(burst, tokens + Math.max(0, gained))
}

/** Creates the refusal for a client that must wait this many seconds. */
export const createRateLimitRefusal = (seconds: number) =>
  new Refusal('too-many-requests', {}, { 'retry-after': String(Math.ceil(seconds)) })
