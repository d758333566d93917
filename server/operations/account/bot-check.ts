import { issueBotCheckPass } from '../../account/bot-check-pass.ts'
import { verifyBotCheckToken } from '../../account/bot-check.ts'
import { Refusal } from '../../contract/problem.ts'
import { okReply, noContent, type Operation } from '../operation.ts'

export const verifyRecaptcha: Operation<'verifyRecaptcha'> = async (call) => {
  const { config, params, limit } = call
  if (!config.botCheck) throw new Refusal('not-built')
  limit('botCheck')
  const { token, ip } = params
  if (!(await verifyBotCheckToken(config.botCheck, { token, ip: String(ip) }))) return noContent
  await issueBotCheckPass(call)
  return okReply
}
