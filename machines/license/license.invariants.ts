import type { SnapshotFrom } from 'xstate'

import type { licenseMachine } from './license.machine.ts'

export type LicenseSnapshot = SnapshotFrom<typeof licenseMachine>

export const licenseInvariants: Record<string, (at: LicenseSnapshot) => boolean> = {
  'uploaded: there is a file': (at) =>
    !(at.matches('uploaded') || at.matches('removal')) || at.context.file !== null,
  'empty: there is none': (at) => !at.matches('empty') || at.context.file === null,
  'progress is of an upload, from 0 to 100': (at) => {
    const { percent } = at.context
    return at.matches('uploading') ? percent >= 0 && percent <= 100 : percent === 0
  },
  'a file that cannot be a licence is not sent': (at) =>
    !at.matches('uploading') || (at.context.issue === null && at.context.pick !== null),
  'only a guest gives a licence up by leaving': (at) =>
    !at.matches('closing') || at.context.userId === null,
  'a failure has its reason': (at) => !at.hasTag('error') || at.context.problem !== null,
}
