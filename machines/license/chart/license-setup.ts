import { assign, emit, setup } from 'xstate'

import { isAmbiguous, toProblem } from '@masar/domain/service/problem.ts'
import { findLicenseIssue } from '@masar/domain/service/uploads.ts'

import type { Answer, HandledRefusal } from '../../answer.ts'
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

/** The server checks size and content itself, independently of the page. */
export type UploadAnswer = Answer<
  | HandledRefusal<'uploadLicense' | 'uploadTemporaryLicense', 'too-large' | 'invalid-request'>
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

const CLEARED_PICK = { pick: null, issue: null, problem: null }

const ISSUE_BY_REFUSAL = {
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
    isInvalidFile: ({ event }) =>
      event.type === 'file.picked' && findLicenseIssue(event.pick) !== null,
    /** A file that is already known must not discard a newer selection. */
    isAnotherFile: ({ context, event }) =>
      event.type === 'file.changed' && event.file !== context.file,
    isThisUpload: ({ context, event }) =>
      event.type === 'upload.progressed' && event.pickId === context.pick?.id,
    isAccepted: answerGuards.isAccepted,
    isAmbiguousFailure: ({ event }) => isAmbiguous(toProblem(readError(event))),
    isTemporary: ({ context }) => context.userId === null && context.file !== null,
  },
  actions: {
    assignPick: assign(({ event }) =>
      event.type === 'file.picked' ? { pick: event.pick, issue: null, problem: null } : {},
    ),
    assignUnfit: assign(({ event }) =>
      event.type === 'file.picked' ? { issue: findLicenseIssue(event.pick), pick: event.pick } : {},
    ),
    assignRefusal: assign((_, answer: UploadAnswer) => ({
      issue: answer.ok ? null : ISSUE_BY_REFUSAL[answer.refused],
      problem: null,
    })),
    assignUpload: assign((_, answer: UploadAnswer) =>
      answer.ok ? { ...CLEARED_PICK, file: answer.file } : {},
    ),
    assignProgress: assign(({ event }) =>
      event.type === 'upload.progressed' ? { percent: event.percent } : {},
    ),
    clearProgress: assign({ percent: 0 }),
    clearPick: assign({ pick: null, issue: null }),
    assignFile: assign((_, { file }: { file: string | null }) => ({ ...CLEARED_PICK, file })),
    assignProblem: assign((_, { error }: { error: unknown }) => ({ problem: toProblem(error) })),
    clearProblem: assign({ problem: null }),
    emitChanged: emit(({ context }) => ({ type: 'changed' as const, file: context.file })),
    emitUnsure: emit({ type: 'outcomeUnknown' }),
  },
})

/** A file that cannot be a license is not sent. */
export const picking = {
  'file.picked': [
    { guard: 'isInvalidFile', target: 'starting', actions: ['clearProblem', 'assignUnfit'] },
    { target: 'uploading', actions: 'assignPick' },
  ],
} as const
