import { verifyBotToken } from '../../account/bot-check.ts'
import { Refusal } from '../../contract/problem.ts'
import { answerOk, noContent, type Operation } from '../operation.ts'

export const verifyRecaptcha: Operation<'verifyRecaptcha'> = async ({ config, params, limit }) => {
  if (!config.botCheck) throw new Refusal('not-built')
  limit('botCheck')
  const { token, ip } = params
  return (await verifyBotToken(config.botCheck, { token, ip: String(ip) })) ? answerOk : noContent
}
