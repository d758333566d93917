import * as v from 'valibot'

import type { HttpProblem } from '@masar/domain/service/problem.ts'

import { readInvalidFields, toStatus } from './bookcars/answers.ts'
import { orUndefined } from './links/link-params.ts'

const textSchema = orUndefined(v.string())
const amountSchema = orUndefined(v.object({ amount: v.number(), currency: v.string() }))
const issueSchema = v.fallback(v.object({ pointer: textSchema }), {})

const refusalSchema = v.fallback(
  v.object({
    code: textSchema,
    price: orUndefined(v.number()),
    bookingId: textSchema,
    reason: textSchema,
    charge: amountSchema,
    refund: amountSchema,
    errors: orUndefined(v.array(issueSchema)),
  }),
  {},
)

/** Reads the problem body of a refusal (RFC 9457); some backends send text instead. */
export function readRefusal(response: Response, body: unknown): HttpProblem {
  const retryAfter = Number(response.headers.get('retry-after'))
  const requestId = response.headers.get('x-request-id')
  const { errors, ...told } = v.parse(refusalSchema, body)
  const fields = errors?.flatMap(({ pointer }) => pointer ?? []) ?? readInvalidFields(body)
  return {
    kind: 'http',
    status: toStatus(response.status, body),
    ...told,
    ...(retryAfter > 0 && { retryAfter }),
    ...(requestId && { requestId }),
    // JSON pointers of the invalid fields, such as `/driver/birthDate`.
    ...(fields && { fields }),
  }
}
