import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

const TWICE = 'What it forgets is forgotten on the way in or out as well.'
const SAME_ABOVE = 'The state around it takes the event in the same way.'
const TOLD_BEFORE =
  'The chart that places the booking has told it before it ended (`assignAttempt`).'
const NOTHING_WRONG = 'Every way to the review has forgotten what was wrong before.'
const NOTHING_ELSE = 'A provider that needs no other script is the one that is chosen already.'

const PASSED_ON = 'Each of both states passes on to the other at once where that one is meant.'

/** Why a mutant that no test detects is no mistake, or why no test checks it: by machine and mutant. */
export const REASONS: Partial<Record<MachineFolder, Record<string, string>>> = {
  checkout: {
    'refused.emailTaken, on session.changed [1]: dropped': SAME_ABOVE,
    'refused.sessionExpired, on session.changed [1]: dropped': SAME_ABOVE,
    'editing.review, on booking.requested [1]: without action [0]': NOTHING_WRONG,
    'placing, placing onDone [4]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [5]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [7]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [8]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [9]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [10]: without action [0]': TOLD_BEFORE,
    'placing, placing onDone [17]: without action [0]': TOLD_BEFORE,
  },
  placing: {
    'leaving, without entry action [0]':
      'It is reached from giving back alone, which has noted the same.',
  },
  'payment-sdk': {
    'root, on provider.chosen [1]: dropped': NOTHING_ELSE,
    'root, on provider.chosen [1]: without action [0]': NOTHING_ELSE,
  },
  notifications: {
    'list.queued, on page.turned [0]: without its guard':
      'The page that waits to be loaded is the one that is turned to.',
    'list.shown, always [0]: to refreshing': PASSED_ON,
    'list.outdated, always [0]: to refreshing': PASSED_ON,
    'list.failed, on refresh.requested [0]: to queued': PASSED_ON,
    'list.outdated, on page.turned [0]: to queued': PASSED_ON,
    'list.empty, on page.turned [0]: to queued': PASSED_ON,
    'list.refreshing, on page.turned [0]: to queued': PASSED_ON,
    'list.refreshing, readPage onDone [0]: to queued': PASSED_ON,
    'list.loading, on refresh.requested [0]: to queued': PASSED_ON,
    'list.failed, on retry.requested [0]: to queued': PASSED_ON,
    'list.failed, on page.turned [0]: to queued': PASSED_ON,
    'list.shown, on page.turned [0]: to queued': PASSED_ON,
  },
  cancellation: {
    'checking, readEligibility onDone [0]: to starting':
      'Where it begins, a request that is there leads to the same state at once.',
  },
  license: {
    'empty, on file.picked [0]: without action [0]':
      'Only a failed upload has a problem to forget.',
    'uploaded, on file.picked [0]: without action [0]':
      'Only a failed upload has a problem to forget.',
    'uploading, without entry action [0]': TWICE,
  },
}
