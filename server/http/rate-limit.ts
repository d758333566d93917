import { Refusal } from '../contract/problem.ts'
import { networkPrefix, widerPrefix } from './address.ts'

type Allowance = { burst: number; perMinute: number }

/**
 * Limits per address for calls that are expensive or help in guessing. Stored in the memory of each
 * server: several servers multiply the allowance, which is acceptable.
 */
const ALLOWANCES = {
  // Every call of the API, reads included: a visitor makes about thirty on the way to a booking.
  call: { burst: 600, perMinute: 1200 },
  signIn: { burst: 10, perMinute: 10 },
  // By client and email address, whether an account exists or not; a correct password is free.
  wrongPassword: { burst: 10, perMinute: 5 },
  // By email address only, from any client: not for browsers that have signed in to it before.
  wrongPasswordAnywhere: { burst: 60, perMinute: 10 },
  signUp: { burst: 5, perMinute: 5 },
  askAboutEmail: { burst: 20, perMinute: 30 },
  secretInUrl: { burst: 10, perMinute: 10 },
  checkout: { burst: 20, perMinute: 20 },
  // Each queries a provider; a page that waits for one polls about ten times.
  payment: { burst: 60, perMinute: 60 },
  // Providers have few addresses and many events; verifying a signature may call them back.
  webhook: { burst: 300, perMinute: 600 },
  // Mails to others: by client and by recipient.
  askForMail: { burst: 5, perMinute: 2 },
  mailTo: { burst: 3, perMinute: 0.5 },
  contact: { burst: 3, perMinute: 1 },
  // By recipient: a burst of two, then two an hour.
  contactReceipt: { burst: 2, perMinute: 1 / 30 },
  openLink: { burst: 10, perMinute: 10 },
  // By account, so that a stolen session cannot guess a password from many addresses.
  password: { burst: 10, perMinute: 5 },
  account: { burst: 60, perMinute: 60 },
  // By booking: each of them mails the supplier.
  tripDetails: { burst: 10, perMinute: 2 },
  delay: { burst: 5, perMinute: 0.2 },
  // By booking and side, so that one does not silence the other; by account.
  message: { burst: 10, perMinute: 1 },
  messageBy: { burst: 30, perMinute: 5 },
  upload: { burst: 10, perMinute: 5 },
  // Requires no sign-in.
  guestUpload: { burst: 6, perMinute: 1 },
  file: { burst: 120, perMinute: 240 },
  stream: { burst: 30, perMinute: 30 },
  botCheck: { burst: 10, perMinute: 10 },
} satisfies Record<string, Allowance>

export type LimitName = keyof typeof ALLOWANCES

type Bucket = Allowance & { tokens: number; filledAt: number }

/** The allowance of a /48 as a multiple of one /64's. */
const WIDE_FACTOR = 8

/** The maximum number of tracked addresses. */
const MAX_BUCKETS = 50_000
/** Removes many at once, since it has to scan all of them. */
const FREED_BUCKETS = MAX_BUCKETS / 10

export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>()
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  /**
   * Takes a token from the bucket, or throws 429 with the seconds to wait. The returned function
   * puts it back. `times` widens the allowance.
   */
  take(allowed: LimitName, whose: string, times = 1): () => void {
    const now = this.#now().getTime()
    const { burst, perMinute } = ALLOWANCES[allowed]
    const allowance = { burst: burst * times, perMinute: perMinute * times }
    const bucket = this.#bucket(`${allowed} ${whose}`, allowance, now)
    bucket.tokens = tokensLeft(bucket, now)
    bucket.filledAt = now
    if (bucket.tokens < 1) throw tooManyRequests(((1 - bucket.tokens) / bucket.perMinute) * 60)
    bucket.tokens -= 1
    return () => {
      bucket.tokens += 1
    }
  }

  /** Takes a token for a client's network and for the wider network around it. */
  takeFor(allowed: LimitName, address: string): () => void {
    const putBack = this.take(allowed, networkPrefix(address))
    const wider = widerPrefix(address)
    if (wider === null) return putBack
    try {
      const putBackWider = this.take(allowed, `${wider} /48`, WIDE_FACTOR)
      return () => {
        putBack()
        putBackWider()
      }
    } catch (error) {
      putBack()
      throw error
    }
  }

  #bucket(key: string, allowance: Allowance, now: number): Bucket {
    const known = this.#buckets.get(key)
    if (known) return known
    if (this.#buckets.size >= MAX_BUCKETS) this.#makeRoom(now)
    const bucket = { ...allowance, tokens: allowance.burst, filledAt: now }
    this.#buckets.set(key, bucket)
    return bucket
  }

  /** Full buckets limit no one and are removed; if that is not enough, the fullest. */
  #makeRoom(now: number) {
    const fullest = [...this.#buckets]
      .map(([key, bucket]) => ({ key, share: tokensLeft(bucket, now) / bucket.burst }))
      .toSorted((a, b) => b.share - a.share)
    for (const [index, { key, share }] of fullest.entries())
      if (share >= 1 || index < FREED_BUCKETS) this.#buckets.delete(key)
  }
}

function tokensLeft({ tokens, filledAt, burst, perMinute }: Bucket, now: number): number {
  const gained = ((now - filledAt) / 60_000) * perMinute
  return Math.min(burst, tokens + Math.max(0, gained))
}

/** A temporary refusal with the seconds until a retry. */
export const tooManyRequests = (seconds: number) =>
  new Refusal('too-many-requests', {}, { 'retry-after': String(Math.ceil(seconds)) })
