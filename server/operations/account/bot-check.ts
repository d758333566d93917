import { judgeToken } from '../../account/bot-check.ts'
import { done, nothing, type Operation } from '../../operation.ts'
import { Refusal } from '../../problem.ts'

export const verifyRecaptcha: Operation<'verifyRecaptcha'> = async ({ config, params, limit }) => {
  if (!config.botCheck) throw new Refusal('not-built')
  limit('botCheck')
  const { token, ip } = params
  return (await judgeToken(config.botCheck, { token, ip: String(ip) })) ? done : nothing
}
