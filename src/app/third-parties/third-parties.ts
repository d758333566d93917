import { loadBotCheckCalls } from '../../features/bot-check/bot-checked-form.tsx'
import { reportPageViews } from '../page-views.ts'
import type { AppRouter } from '../router.ts'

/** Loads the third parties that the operator has configured, after the visitor's first interaction. */
export async function loadThirdParties(router: AppRouter): Promise<void> {
  const { config, flows } = router.options.context
  const { measurementId, script } = config.analytics

  if (measurementId) reportPageViews(router, { measurementId, ...(script && { script }) })
  if (!config.botCheck.siteKey) return
  const { openBotCheck } = await loadBotCheckCalls()
  openBotCheck(flows).send({ type: 'visitor.moved' })
}
