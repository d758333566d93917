import type { ActorRefFrom } from 'xstate'

import { deleteLicense, deleteTemporaryLicense, getLicenseUploadPath } from '#api/calls/licenses.ts'
import { createUuid } from '#api/new-id.ts'
import { ApiProblem } from '#api/problem.ts'
import { toResult } from '#api/to-result.ts'
import { uploadFile } from '#api/calls/upload.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import type { LicenseInput } from '@masar/machines/license/license-facts.ts'
import { LICENSE_REFUSALS } from '@masar/machines/license/chart/license-setup.ts'
import { licenseMachine } from '@masar/machines/license/license.machine.ts'

import { prepareLicense } from './prepare-license.ts'

export type LicenseActor = ActorRefFrom<typeof licenseMachine>

export interface OpenLicense {
  actor: LicenseActor
  /** Uploads a file that the customer selected, if its type and size are valid. */
  pick: (file: File) => Promise<void>
}

interface LicensePerson extends LicenseInput {
  /** Whether the visitor books for another driver, who owns the license; `userId` is then null. */
  isOthers: boolean
}

interface LicenseSubject extends LicensePerson {
  /** The selected files by id. The machine stores only the ids, because bytes are not JSON. */
  chosen: ReadonlyMap<string, File>
}

/**
 * Uploads, replaces and deletes the license of one person. A guest's license is deleted when the guest leaves.
 */
const licenseFlow = defineFlow({
  name: 'license',
  machine: licenseMachine,
  key: ({ userId, isOthers }: LicenseSubject) => userId ?? (isOthers ? 'other' : 'guest'),
  input: (_deps, { userId, file }) => ({ userId, file }),
  ports: ({ deps: { api, config, session }, subject: { chosen }, tell }) => ({
    uploadLicense: async ({ userId, pick, replaces }, signal) => {
      const file = pick && chosen.get(pick.id)
      if (!file) throw new ApiProblem({ kind: 'contract' })
      const sent = uploadFile({
        host: config.apiHost,
        path: getLicenseUploadPath(userId),
        field: 'file',
        file,
        signal,
        onProgress: (percent) => tell({ type: 'upload.progressed', pickId: pick.id, percent }),
        onRefused: session.refused,
      })
      const answer = await toResult(
        sent.then((name) => ({ file: name })),
        LICENSE_REFUSALS.uploadLicense,
      )
      // A guest's previous upload is no longer needed. If deleting it fails, the server removes the file after
      // a day.
      const isReplaced = answer.ok && !userId
      if (isReplaced && replaces) deleteTemporaryLicense(api, replaces).catch(() => undefined)
      return answer
    },
    removeLicense: ({ userId, file }, signal) =>
      toResult(
        userId ? deleteLicense(api, userId, signal) : deleteTemporaryLicense(api, file),
        LICENSE_REFUSALS.removeLicense,
      ),
  }),
  // A customer's license is part of the account, so the account is fetched again.
  onEmit: (_fact, { deps, subject }) => {
    if (subject.userId) deps.session.profileChanged()
  },
  ends: { once: (snapshot) => !snapshot.matches('closing') },
})

export function openLicense(flows: FlowHost, owner: LicensePerson): OpenLicense {
  const chosen = new Map<string, File>()
  const actor = flows.open(licenseFlow, { ...owner, chosen })

  return {
    actor,
    async pick(file) {
      const id = createUuid()
      const prepared = await prepareLicense(file)
      chosen.clear()
      chosen.set(id, prepared.file)
      const { size } = prepared.file
      actor.send({
        type: 'file.picked',
        pick: { id, name: file.name, size, type: prepared.type },
      })
    },
  }
}
