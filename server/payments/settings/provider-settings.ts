import type { SettingTools } from '../../config/config-reader.ts'
import type { Setting } from '../../config/setting.ts'
import type { CspSources } from '../../http/csp-sources.ts'

/** What the server needs to know about a provider before starting it. */
export type ProviderDescription = {
  settings: readonly Setting[]
  /** The secret settings, which can also be read from files. */
  secrets: readonly string[]
  /** What pages load for its payments, according to the provider's documentation. */
  csp: CspSources
}

/** The keys of a provider. Live keys move real money. */
export type ProviderKeys = { isLive: boolean }

/** A provider that is enabled by its keys; `readKeys` returns null when they are not set. */
export type KeyedProvider = ProviderDescription & {
  readKeys: (tools: SettingTools) => ProviderKeys | null
}
