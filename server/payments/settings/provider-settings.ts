import type { SettingTools } from '../../config/config-reader.ts'
import type { Setting } from '../../config/setting.ts'
import type { CspSources } from '../../http/csp-sources.ts'

/** What a server has to know of a provider before it starts it. */
export type ProviderDescription = {
  settings: readonly Setting[]
  /** Those of the settings that may be in files. */
  secrets: readonly string[]
  /** What pages may load where it takes payments, as its documents ask for. */
  csp: CspSources
}

/** Keys with which real money moves are live. */
export type ProviderKeys = { isLive: boolean }

/** A provider that takes payments when its keys are set; null without them. */
export type KeyedProvider = ProviderDescription & {
  readKeys: (tools: SettingTools) => ProviderKeys | null
}
