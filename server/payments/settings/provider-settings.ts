import type { SettingTools } from '../../config/config-reader.ts'
import type { Setting } from '../../config/setting.ts'
import type { CspSources } from '../../http/csp-sources.ts'

/** The facts about a provider that a server needs before it starts it. */
export type ProviderDescription = {
  settings: readonly Setting[]
  /** The settings that may be in files. */
  secrets: readonly string[]
  /** What pages load for its payments, according to its documentation. */
  csp: CspSources
}

/** Live keys move real money. */
export type ProviderKeys = { isLive: boolean }

/** A provider that is enabled by its keys; null without them. */
export type KeyedProvider = ProviderDescription & {
  readKeys: (tools: SettingTools) => ProviderKeys | null
}
