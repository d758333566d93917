import type { Config } from '../config/config.ts'

const TIMEOUT = 5000
/** reCAPTCHA's own advice: below it, it is rather no person. */
const LEAST_SCORE = 0.5
/** What the page asks the token for (FORM-8). */
const ACTION = 'submit'
/** What a page says that could not find out where it is. */
const UNKNOWN_IP = '0.0.0.0'

type BotCheckService = NonNullable<Config['botCheck']>

/** Asks the service that gave the token whether a person is behind it. Throws when it is away. */
export async function verifyBotToken(
  { secret, url }: BotCheckService,
  { token, ip }: { token: string; ip: string },
): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({
      secret,
      response: token,
      ...(ip === UNKNOWN_IP ? {} : { remoteip: ip }),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  if (!response.ok) throw new Error(`the bot check answers ${response.status}`)
  const assessment: unknown = await response.json()
  return isObject(assessment) && assessment['success'] === true && isGoodEnough(assessment)
}

/** Older kinds of the check give neither score nor action. */
function isGoodEnough({ score, action }: Assessment): boolean {
  if (typeof score === 'number' && score < LEAST_SCORE) return false
  return typeof action !== 'string' || action === ACTION
}

type Assessment = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Assessment =>
  typeof value === 'object' && value !== null
