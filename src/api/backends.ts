import { PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'

import { BOOKCARS } from './bookcars/backend.ts'
import { PREPAYMENT_RULES } from './bookcars/payment-providers.ts'
import { ALL_CAPABILITIES, type Capabilities } from './capabilities.ts'
import type { FileFolders, FileKind } from './files.ts'

interface Backend {
  capabilities: Capabilities
  files: FileFolders
}

/** The folders of our own server. Cars and locations use the same folders as BookCars. */
export const DEFAULT_FILE_FOLDERS: FileFolders = {
  ...BOOKCARS.files,
  avatars: '/api/avatars',
  licenses: '/api/licenses',
  temporaryLicenses: '/api/licenses',
  suppliers: '/api/avatars',
}

export const FILE_KINDS = Object.keys(DEFAULT_FILE_FOLDERS) as readonly FileKind[]

/**
 * Payment providers whose public keys can be set in `config.json`: those that a backend supports without
 * listing them.
 */
export const PAYMENT_KEY_NAMES = PAYMENT_PROVIDERS.filter((name) => PREPAYMENT_RULES[name])

/** The backends that `config.json` can select. All other code checks capabilities, never the backend's name. */
const BACKENDS = {
  masar: { capabilities: ALL_CAPABILITIES, files: DEFAULT_FILE_FOLDERS },
  bookcars: BOOKCARS,
} satisfies Record<string, Backend>

export type BackendName = keyof typeof BACKENDS
export const BACKEND_NAMES = Object.keys(BACKENDS) as readonly BackendName[]

/** Returns the capabilities of a backend, with the operator's overrides. */
export const chooseCapabilities = (
  backend: BackendName,
  otherwise: Partial<Capabilities>,
): Capabilities => ({ ...BACKENDS[backend].capabilities, ...otherwise })

export const chooseFileFolders = (
  backend: BackendName,
  otherwise: Partial<FileFolders>,
): FileFolders => ({ ...BACKENDS[backend].files, ...otherwise })
