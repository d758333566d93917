import { assign, emit, setup } from 'xstate'

import { isAmbiguous, toProblem } from '@masar/domain/service/problem.ts'
import { licenseIssue } from '@masar/domain/service/uploads.ts'

import type { Answer, Foreseen } from '../../answer.ts'
import { answerGuards, readError } from '../../invoked.ts'
import { port } from '../../port.ts'
import type {
  LicenseContext,
  LicenseEvent,
  LicenseFact,
  LicenseInput,
  LicenseTag,
  PickedFile,
} from '../license-facts.ts'

/** The server checks size and content, whatever the page has found. */
export type UploadAnswer = Answer<
  | Foreseen<'uploadLicense' | 'uploadTemporaryLicense', 'too-large' | 'invalid-request'>
  | 'unsupported-media-type',
  { file: string }
>
/** A license that no longer exists counts as deleted. */
export type RemovalAnswer = Answer<'none'>

/** How the server reports each refusal, by port. */
export const LICENSE_REFUSALS = {
  uploadLicense: {
    'too-large': [413],
    'invalid-request': [400, 422],
    'unsupported-media-type': [415],
  },
  removeLicense: { none: [204, 404] },
} as const

const NOTHING_PICKED = { pick: null, issue: null, problem: null }

const ISSUES = {
  'too-large': 'too-large',
  'invalid-request': 'wrong-kind',
  'unsupported-media-type': 'wrong-kind',
} as const

export const licenseSetup = setup({
  types: {
    input: {} as LicenseInput,
    context: {} as LicenseContext,
    events: {} as LicenseEvent,
    emitted: {} as LicenseFact,
    tags: {} as LicenseTag,
    meta: {} as { title: string; req?: string },
  },
  actors: {
    /**
     * Resolves to the file name that the server assigns. Sends `upload.progressed` while uploading.
     * A guest's older file, `replaces`, is deleted after the new one is stored.
     */
    uploadLicense: port<
      UploadAnswer,
      { userId: string | null; pick: PickedFile | null; replaces: string | null }
    >('uploadLicense'),
    removeLicense: port<RemovalAnswer, { userId: string | null; file: string }>('removeLicense'),
  },
  guards: {
    hasFile: ({ context }) => context.file !== null,
    isUnfit: ({ event }) => event.type === 'file.picked' && licenseIssue(event.pick) !== null,
    /** A file that is already known must not discard a newer selection. */
    isAnotherFile: ({ context, event }) =>
      event.type === 'file.changed' && event.file !== context.file,
    isThisUpload: ({ context, event }) =>
      event.type === 'upload.progressed' && event.pickId === context.pick?.id,
    isAccepted: answerGuards.isAccepted,
    isBrokenOff: ({ event }) => isAmbiguous(toProblem(readError(event))),
    isTemporary: ({ context }) => context.userId === null && context.file !== null,
  },
  actions: {
    takePick: assign(({ event }) =>
      event.type === 'file.picked' ? { pick: event.pick, issue: null, problem: null } : {},
    ),
    noteUnfit: assign(({ event }) =>
      event.type === 'file.picked' ? { issue: licenseIssue(event.pick), pick: event.pick } : {},
    ),
    noteRefusal: assign((_, answer: UploadAnswer) => ({
      issue: answer.ok ? null : ISSUES[answer.refused],
      problem: null,
    })),
    takeUpload: assign((_, answer: UploadAnswer) =>
      answer.ok ? { ...NOTHING_PICKED, file: answer.file } : {},
    ),
    noteProgress: assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    forgetProgress: assign({ percent: 0 }),
    forgetPick: assign({ pick: null, issue: null }),
    takeFile: assign((_, { file }: { file: string | null }) => ({ ...NOTHING_PICKED, file })),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    forgetProblem: assign({ problem: null }),
    tellChanged: emit(({ context }) => ({ type: 'changed' as const, file: context.file })),
    tellUnsure: emit({ type: 'unsure' }),
  },
})

/** A file that cannot be a license is not sent. */
export const picking = {
  'file.picked': [
    { guard: 'isUnfit', target: 'starting', actions: ['forgetProblem', 'noteUnfit'] },
    { target: 'uploading', actions: 'takePick' },
  ],
} as const
