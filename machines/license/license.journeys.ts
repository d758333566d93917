import { defineModel } from 'statechart-paths'
import type { SnapshotFrom } from 'xstate'

import { SUCCESS, createHttpProblem, NETWORK_PROBLEM, createRefusal } from '../testing/problems.ts'
import { licenseInvariants } from './license.invariants.ts'
import { licenseMachine } from './license.machine.ts'
import type { PickedFile } from './license-facts.ts'

export const CUSTOMER_ID = '66aa00000000000000000001'
export const AMIRAS_FILE = `${CUSTOMER_ID}.pdf`
export const TEMPORARY_FILE = 'V1StGXR8_Z5jdHi6B-myT.jpg'

export const SCAN: PickedFile = {
  id: '1',
  name: 'scan.pdf',
  size: 240_000,
  type: 'application/pdf',
}
export const PHOTO: PickedFile = { id: '2', name: 'IMG_1.JPG', size: 3_100_000, type: 'image/jpeg' }
export const UNTYPED_FILE: PickedFile = { id: '3', name: 'licence.pdf', size: 900_000, type: null }
export const OVERSIZED_FILE: PickedFile = {
  id: '4',
  name: 'big.png',
  size: 6_000_000,
  type: 'image/png',
}

const rateLimitProblem = createHttpProblem(429, 'too-many-requests', { retryAfter: 20 })
export const FILE_TOO_LARGE_PROBLEM = createHttpProblem(413, 'too-large')
export const INVALID_FILE_PROBLEM = createHttpProblem(400, 'invalid-request', { fields: ['/file'] })

type License = SnapshotFrom<typeof licenseMachine>

/** Only the license of an account is the same in every tab. */
const hasAccount = ({ context }: License) => context.userId !== null

/** The guest is already on another page. */
const isGone = (at: License) => at.matches('closing')

/** What can happen to a driving license. */
export const licenseModel = defineModel({
  name: 'license',
  machine: licenseMachine,
  starts: {
    'a guest': { userId: null, file: null },
    'Amira, who has a licence': { userId: CUSTOMER_ID, file: AMIRAS_FILE },
  },
  cases: [
    { label: 'picks a scan', event: { type: 'file.picked', pick: SCAN } },
    { label: 'picks a film', event: { type: 'file.picked', pick: UNTYPED_FILE } },
    {
      label: 'half of it is sent',
      event: { type: 'upload.progressed', pickId: SCAN.id, percent: 50 },
      origin: 'environment',
      mayBeLost: 'nothing is being sent',
    },
    {
      label: 'news of an earlier upload',
      event: { type: 'upload.progressed', pickId: PHOTO.id, percent: 90 },
      origin: 'environment',
      // Browsers report no progress of an aborted upload.
      isUnoffered: true,
      mayBeLost: 'nothing is being sent',
    },
    { label: 'cancels the upload', event: { type: 'upload.cancelled' } },
    { label: 'tries again', event: { type: 'retry.requested' } },
    { label: 'dismisses the problem', event: { type: 'problem.dismissed' } },
    { label: 'wants to delete it', event: { type: 'removal.requested' } },
    { label: 'says yes', event: { type: 'removal.confirmed' } },
    { label: 'says no', event: { type: 'removal.dismissed' } },
    {
      label: 'another tab has sent one',
      event: { type: 'file.changed', file: AMIRAS_FILE },
      origin: 'environment',
      when: hasAccount,
      mayBeLost: 'it is known already',
    },
    {
      label: 'another tab has deleted it',
      event: { type: 'file.changed', file: null },
      origin: 'environment',
      isUnoffered: (at) => !hasAccount(at),
      mayBeLost: 'it is known already',
    },
    {
      label: 'leaves',
      event: { type: 'flow.closed' },
      origin: 'environment',
      isByHand: true,
      isUnoffered: isGone,
    },
  ],
  outcomes: {
    uploadLicense: {
      done: {
        stored: { ok: true, file: AMIRAS_FILE },
        'too large': createRefusal('too-large', FILE_TOO_LARGE_PROBLEM),
        'no licence': createRefusal('invalid-request', INVALID_FILE_PROBLEM),
        'no picture': createRefusal(
          'unsupported-media-type',
          createHttpProblem(415, 'unsupported-media-type'),
        ),
      },
      error: { network: NETWORK_PROBLEM, busy: rateLimitProblem },
    },
    removeLicense: {
      done: { gone: SUCCESS, 'none there': createRefusal('none', createHttpProblem(204)) },
      error: { network: NETWORK_PROBLEM },
    },
  },
  project: ({ context: { userId, file, pick, percent, issue, problem } }) => [
    userId,
    file,
    pick?.name,
    percent,
    issue,
    problem,
  ],
  detail: ({ context: { pick } }) => pick,
  invariants: licenseInvariants,
  relations: {
    'the old licence stays until the server has taken the new one, or deleted it': (
      { context: { file } },
      label,
      after,
    ) =>
      after.context.file === file ||
      [
        'uploadLicense done: stored',
        'another tab has sent one',
        'another tab has deleted it',
      ].includes(label) ||
      label.startsWith('removeLicense'),
  },
  reload: (at) =>
    at.status === 'active' && !isGone(at)
      ? { userId: at.context.userId, file: at.context.file }
      : null,
})
