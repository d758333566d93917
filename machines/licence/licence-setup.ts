import { assign, emit, setup } from 'xstate'

import { isAmbiguous, toProblem } from '#domain/problem.ts'
import { licenceFault } from '#domain/uploads.ts'

import type { Answer, Foreseen } from '../answer.ts'
import { port } from '../port.ts'
import type {
  LicenceContext,
  LicenceEvent,
  LicenceFact,
  LicenceInput,
  LicenceTag,
  PickedFile,
} from './licence-facts.ts'

/** The server looks at the size and at the bytes, whatever the page has found. */
export type UploadAnswer = Answer<
  | Foreseen<'uploadLicense' | 'uploadTemporaryLicense', 'too-large' | 'invalid-request'>
  | 'unsupported-media-type',
  { file: string }
>
/** What is gone already counts as deleted. */
export type RemovalAnswer = Answer<'none'>

const NOTHING_PICKED = { pick: null, fault: null, problem: null }

const FAULTS = {
  'too-large': 'too-large',
  'invalid-request': 'wrong-kind',
  'unsupported-media-type': 'wrong-kind',
} as const

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
      UploadAnswer,
      { userId: string | null; pick: PickedFile | null; replaces: string | null }
    >('uploadLicence'),
    removeLicence: port<RemovalAnswer, { userId: string | null; file: string }>('removeLicence'),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isUnfit: ({ event }) => event.type === 'file.picked' && licenceFault(event.pick) !== null,
    /** What is known already undoes nothing that was picked since. */
    isAnotherFile: ({ context, event }) =>
      event.type === 'file.changed' && event.file !== context.file,
    isThisUpload: ({ context, event }) =>
      event.type === 'upload.progressed' && event.pickId === context.pick?.id,
    isTaken: (_, { ok }: { ok: boolean }) => ok,
    isBrokenOff: (_, { error }: { error: unknown }) => isAmbiguous(toProblem(error)),
    isTemporary: ({ context }) => context.userId === null && context.file !== null,
  },
  actions: {
    takePick: assign(({ event }) =>
      event.type === 'file.picked' ? { pick: event.pick, fault: null, problem: null } : {},
    ),
    noteUnfit: assign(({ event }) =>
      event.type === 'file.picked' ? { fault: licenceFault(event.pick), pick: event.pick } : {},
    ),
    noteRefusal: assign((_, answer: UploadAnswer) => ({
      fault: answer.ok ? null : FAULTS[answer.refused],
      problem: null,
    })),
    takeUpload: assign((_, answer: UploadAnswer) =>
      answer.ok ? { ...NOTHING_PICKED, file: answer.file } : {},
    ),
    noteProgress: assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    forgetProgress: assign({ percent: 0 }),
    forgetPick: assign({ pick: null, fault: null }),
    takeFile: assign((_, { file }: { file: string | null }) => ({ ...NOTHING_PICKED, file })),
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
