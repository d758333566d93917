import type { Config } from '../config.ts'

const PATIENCE = 5000
/** reCAPTCHA's own advice: below it, it is rather no person. */
const LEAST_SCORE = 0.5
/** What the page asks the token for (specification 7). */
const ACTION = 'submit'
/** What a page says that could not find out where it is. */
const NOWHERE = '0.0.0.0'

type Judge = NonNullable<Config['botCheck']>

/** Asks the service that gave the token whether a person is behind it. Throws when it is away. */
export async function judgeToken(
  { secret, url }: Judge,
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(ip === NOWHERE ? {} : { remoteip: ip }),
    }),
    signal: AbortSignal.timeout(PATIENCE),
  })
  if (!response.ok) throw new Error(`the bot check answers ${response.status}`)
  const verdict: unknown = await response.json()
  return isObject(verdict) && verdict['success'] === true && isGoodEnough(verdict)
}

/** Older kinds of the check give neither score nor action. */
function isGoodEnough({ score, action }: Verdict): boolean {
  if (typeof score === 'number' && score < LEAST_SCORE) return false
  return typeof action !== 'string' || action === ACTION
}

type Verdict = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Verdict => typeof value === 'object' && value !== null
