import { getProblemStatus } from '@masar/domain/service/problem.ts'

import { wasAccepted } from '../unwrap-response.ts'
import type { Api } from '../client.ts'
import { fetchWithTimeout } from '../fetch-with-timeout.ts'
import { asProblem } from '../problem.ts'

/** Sent when the visitor's IP address is unknown. */
const UNKNOWN_IP = '0.0.0.0'
const TIMEOUT_MS = 5_000

export interface TokenToVerify {
  token: string
  /** URL of a service that responds with the visitor's IP address, as `{"ip": …}` or as text. */
  ipLookup: string
}

/** Verifies a bot-check token. Returns true when the server has no bot check. */
export async function isPerson(api: Api, { token, ipLookup }: TokenToVerify): Promise<boolean> {
  const ip = await lookUpVisitorAddress(ipLookup).catch(() => UNKNOWN_IP)
  const params = { path: { token, ip } }
  try {
    return await wasAccepted(
      api.POST('/api/verify-recaptcha/{token}/{ip}', { params, parseAs: 'text' }),
    )
  } catch (error) {
    if (getProblemStatus(asProblem(error)) === 501) return true
    throw error
  }
}

async function lookUpVisitorAddress(ipLookup: string): Promise<string> {
  const response = await fetchWithTimeout(ipLookup, TIMEOUT_MS)
  const text = await response.text()
  const address = text.startsWith('{') ? readAddress(JSON.parse(text)) : text.trim()
  return response.ok && /^[\da-f.:]{3,45}$/i.test(address) ? address : UNKNOWN_IP
}

function readAddress(answer: unknown): string {
  const ip: unknown =
    typeof answer === 'object' && answer !== null && 'ip' in answer ? answer.ip : null
  return typeof ip === 'string' ? ip : ''
}
