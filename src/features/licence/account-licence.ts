import type { Api } from '#api/client.ts'

import { type AppOfLicence, visitorsLicence, type VisitorsLicence } from './visitors-licence.ts'

/** The licence in an account's settings, from entering them to leaving them. */
export interface AccountLicence {
  open: () => VisitorsLicence
  close: () => void
}

const known = new WeakMap<Api, AccountLicence>()

export function accountLicenceOf(app: AppOfLicence): AccountLicence {
  const made = known.get(app.api) ?? createAccountLicence(app)
  known.set(app.api, made)
  return made
}

function createAccountLicence(app: AppOfLicence): AccountLicence {
  let licence: VisitorsLicence | null = null
  const world = { app, temporary: null, onFile: () => undefined }

  return {
    open: () => (licence ??= visitorsLicence(world)),
    close() {
      licence?.close()
      licence = null
    },
  }
}
