import { assign, emit, setup } from 'xstate'

import { isAmbiguous, statusOf, toProblem } from '#domain/problem.ts'
import { licenceFault, type UploadFault } from '#domain/uploads.ts'

import { port } from '../port.ts'
import type {
  LicenceContext,
  LicenceEvent,
  LicenceFact,
  LicenceInput,
  LicenceTag,
  PickedFile,
} from './licence-facts.ts'

interface Moment {
  context: LicenceContext
  event: LicenceEvent
}

const isStatus =
  (...statuses: number[]) =>
  ({ context }: Moment) =>
    statuses.includes(statusOf(context.problem) ?? 0)

/** The words the licence chart is written in. */
export const licenceSetup = setup({
  types: {
    input: {} as LicenceInput,
    context: {} as LicenceContext,
    events: {} as LicenceEvent,
    emitted: {} as LicenceFact,
    tags: {} as LicenceTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /**
     * Answers the name the server gives it. Sends `upload.progressed` on the way; a guest's older
     * file, `replaces`, goes once the new one is there.
     */
    uploadLicence: port<
      string,
      { userId: string | null; pick: PickedFile | null; replaces: string | null }
    >('uploadLicence'),
    removeLicence: port<void, { userId: string | null; file: string }>('removeLicence'),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isUnfit: ({ event }) => event.type === 'file.picked' && licenceFault(event.pick) !== null,
    /** What is known already undoes nothing that was picked since. */
    isAnotherFile: ({ context, event }) =>
      event.type === 'file.changed' && event.file !== context.file,
    isThisUpload: ({ context, event }) =>
      event.type === 'upload.progressed' && event.pickId === context.pick?.id,
    isTooLarge: isStatus(413),
    /** The server looks at the bytes (400); older ones and proxies say it in other ways. */
    isWrongKind: isStatus(400, 415, 422),
    isBrokenOff: ({ context }) => context.problem !== null && isAmbiguous(context.problem),
    isAlreadyGone: isStatus(204, 404),
    isTemporary: ({ context }) => context.userId === null && context.file !== null,
  },
  actions: {
    takePick: assign(({ event }) =>
      event.type === 'file.picked' ? { pick: event.pick, fault: null, problem: null } : {},
    ),
    noteUnfit: assign(({ event }) =>
      event.type === 'file.picked' ? { fault: licenceFault(event.pick), pick: event.pick } : {},
    ),
    noteFault: assign((_, { fault }: { fault: UploadFault }) => ({ fault, problem: null })),
    noteProgress: assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    forgetProgress: assign({ percent: 0 }),
    forgetPick: assign({ pick: null, fault: null }),
    takeFile: assign((_, { file }: { file: string | null }) => ({
      file,
      pick: null,
      fault: null,
      problem: null,
    })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ context }) => ({ type: 'changed' as const, file: context.file })),
    tellUnsure: emit({ type: 'unsure' }),
  },
})

/** A file that cannot be a licence is not sent. */
export const picking = {
  'file.picked': [
    { guard: 'isUnfit', target: 'starting', actions: ['forgetProblem', 'noteUnfit'] },
    { target: 'uploading', actions: 'takePick' },
  ],
} as const
