import type { ActorRefFrom } from 'xstate'

import { deleteLicence, deleteTemporaryLicence, licencePath } from '#api/licences.ts'
import { ApiProblem } from '#api/problem.ts'
import { refused } from '#api/refused.ts'
import { upload } from '#api/upload.ts'
import { TELLING_BYTES, typeOfBytes } from '#domain/uploads.ts'
import { defineFlow } from '#flows/define-flow.ts'
import type { FlowHost } from '#flows/flow-host.ts'
import type { LicenceInput } from '#machines/licence/licence-facts.ts'
import { licenceMachine } from '#machines/licence/licence.machine.ts'

export type LicenceActor = ActorRefFrom<typeof licenceMachine>

export interface OpenLicence {
  actor: LicenceActor
  /** The customer chose a file: it is sent if it can be a licence. */
  pick: (file: File) => Promise<void>
}

interface LicenceOwned extends LicenceInput {
  /** The file that was chosen, by the id that the chart knows: bytes are no JSON. */
  chosen: ReadonlyMap<string, File>
}

/** One person's licence is sent, replaced and deleted. A guest's goes when the guest gives up. */
const licenceFlow = defineFlow({
  name: 'licence',
  machine: licenceMachine,
  key: ({ userId }: LicenceOwned) => userId ?? 'guest',
  input: (_world, { userId, file }) => ({ userId, file }),
  ports: ({ world: { api, config, session }, subject: { chosen }, tell }) => ({
    uploadLicence: async ({ userId, pick, replaces }, signal) => {
      const pickId = pick?.id ?? ''
      const file = chosen.get(pickId)
      if (!file) throw new ApiProblem({ kind: 'contract' })
      const sent = upload({
        host: config.apiHost,
        path: licencePath(userId),
        field: 'file',
        file,
        signal,
        onProgress: (percent) => tell({ type: 'upload.progressed', pickId, percent }),
        onRefused: session.refused,
      })
      const answer = await refused(
        sent.then((name) => ({ file: name })),
        { 'too-large': [413], 'invalid-request': [400, 422], 'unsupported-media-type': [415] },
      )
      // A guest's older one is of no use to anybody; the server drops it after a day anyway.
      const isReplaced = answer.ok && !userId
      if (isReplaced && replaces) deleteTemporaryLicence(api, replaces).catch(() => undefined)
      return answer
    },
    removeLicence: ({ userId, file }, signal) =>
      refused(userId ? deleteLicence(api, userId, signal) : deleteTemporaryLicence(api, file), {
        none: [204, 404],
      }),
  }),
  // What the server has made of an account's licence is in the account.
  onEmit: (_fact, { world, subject }) => {
    if (subject.userId) world.session.refresh()
  },
  ends: { once: (snapshot) => !snapshot.matches('leaving') },
})

export function openLicence(flows: FlowHost, owner: LicenceInput): OpenLicence {
  const chosen = new Map<string, File>()
  const actor = flows.open(licenceFlow, { ...owner, chosen })

  return {
    actor,
    async pick(file) {
      const id = crypto.randomUUID()
      const type = await typeOf(file)
      chosen.clear()
      chosen.set(id, file)
      actor.send({ type: 'file.picked', pick: { id, name: file.name, size: file.size, type } })
    },
  }
}

/** By content. A file that has gone since it was chosen is nothing. */
async function typeOf(file: File): Promise<string | null> {
  const head = file.slice(0, TELLING_BYTES).arrayBuffer()
  return typeOfBytes(new Uint8Array(await head.catch(() => new ArrayBuffer(0))))
}
