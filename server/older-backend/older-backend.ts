import type { Network } from '../http/address.ts'
import { olderPayments } from './older-payments.ts'
import { olderAnswer } from './older-answers.ts'
import { olderCall } from './older-calls.ts'

type Site = (request: Request, network: Network) => Response | Promise<Response>

/**
 * Our own data in the shapes, refusals and gaps of a BookCars 8 backend, for tests of what the app
 * makes of one (docs/bookcars.md): no call, field or header that the contract calls an extension,
 * no code in a refusal, names as lists, files under `/cdn/bookcars`.
 */
export function asOlderBackend(site: Site): Site {
  const payments = olderPayments(site)
  return async (request, network) => {
    const call = await olderCall(request)
    if (call instanceof Response) return call
    const answer = await payments(call.request, network)
    const response = answer ?? (await site(call.request, network))
    return call.operation ? olderAnswer(call.operation, response) : response
  }
}
