import { type ActorRefFrom, createActor, fromPromise } from 'xstate'

import type { Api } from '#api/client.ts'
import { deleteLicence, deleteTemporaryLicence, licencePath } from '#api/licences.ts'
import { ApiProblem } from '#api/problem.ts'
import { upload } from '#api/upload.ts'
import { TELLING_BYTES, typeOfBytes } from '#domain/uploads.ts'
import type { LicenceInput } from '#machines/licence/licence-facts.ts'
import { licenceMachine } from '#machines/licence/licence.machine.ts'

export type LicenceActor = ActorRefFrom<typeof licenceMachine>

export interface LicenceWorld {
  api: Api
  apiHost: string
  /** An upload was answered 401 or 403. */
  onRefused: () => void
}

export interface OpenLicence {
  actor: LicenceActor
  /** The customer chose a file: it is sent if it can be a licence. */
  pick: (file: File) => Promise<void>
}

/** What the machine is told of a file, and the file itself, which is not JSON. */
interface Desk {
  file: (pickId: string) => File | undefined
  onProgress: (pickId: string, percent: number) => void
}

/** One person's licence, outside React. */
export function openLicence(world: LicenceWorld, input: LicenceInput): OpenLicence {
  const chosen = new Map<string, File>()
  const machine = browserLicence(world, {
    file: (pickId) => chosen.get(pickId),
    onProgress: (pickId, percent) => actor.send({ type: 'upload.progressed', pickId, percent }),
  })
  const actor: LicenceActor = createActor(machine, { input })

  actor.subscribe({ error: (error: unknown) => reportError(error) })
  actor.start()
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

/** The machine with the API in its sockets. */
function browserLicence({ api, apiHost, onRefused }: LicenceWorld, desk: Desk) {
  return licenceMachine.provide({
    actors: {
      uploadLicence: fromPromise(async ({ input: { userId, pick, replaces }, signal }) => {
        const pickId = pick?.id ?? ''
        const file = desk.file(pickId)
        if (!file) throw new ApiProblem({ kind: 'contract' })
        const name = await upload({
          host: apiHost,
          path: licencePath(userId),
          field: 'file',
          file,
          signal,
          onProgress: (percent) => desk.onProgress(pickId, percent),
          onRefused,
        })
        // A guest's older one is of no use to anybody; the server drops it after a day anyway.
        if (!userId && replaces) deleteTemporaryLicence(api, replaces).catch(() => undefined)
        return name
      }),
      removeLicence: fromPromise(({ input: { userId, file }, signal }) =>
        userId ? deleteLicence(api, userId, signal) : deleteTemporaryLicence(api, file),
      ),
    },
  })
}

/** By content. A file that has gone since it was chosen is nothing. */
async function typeOf(file: File): Promise<string | null> {
  const head = file.slice(0, TELLING_BYTES).arrayBuffer()
  return typeOfBytes(new Uint8Array(await head.catch(() => new ArrayBuffer(0))))
}
