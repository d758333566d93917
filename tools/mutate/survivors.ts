import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

const TWICE = 'The value is also cleared on entry or exit.'
const SAME_ABOVE = 'The parent state handles the event in the same way.'
const ALREADY_REPORTED =
  'The placing chart has already reported it before it ended (`assignAttempt`).'
const NOTHING_WRONG = 'Every transition to the review has already cleared the previous problem.'
const NOTHING_ELSE = 'A provider that needs no other script is already selected.'

const PASSED_ON =
  'Each of the two states immediately leads to the other when the other one applies.'

/** Why a mutant that no test detects is no mistake, or why no test checks it: by machine and mutant. */
export const REASONS: Partial<Record<MachineFolder, Record<string, string>>> = {
  checkout: {
    'refused.emailTaken, on session.changed [1]: dropped': SAME_ABOVE,
    'refused.sessionExpired, on session.changed [1]: dropped': SAME_ABOVE,
    'editing.review, on booking.requested [1]: without action [0]': NOTHING_WRONG,
    'placing, placing onDone [4]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [5]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [7]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [8]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [9]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [10]: without action [0]': ALREADY_REPORTED,
    'placing, placing onDone [17]: without action [0]': ALREADY_REPORTED,
  },
  placing: {
    'leaving, without entry action [0]':
      'It is only reached from the release, which has assigned the same value.',
  },
  'payment-sdk': {
    'root, on provider.chosen [1]: dropped': NOTHING_ELSE,
    'root, on provider.chosen [1]: without action [0]': NOTHING_ELSE,
  },
  notifications: {
    'list.queued, on page.turned [0]: without its guard':
      'The page that waits to be loaded is the requested one.',
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
      'In the initial state, an existing request immediately leads to the same state.',
  },
  license: {
    'empty, on file.picked [0]: without action [0]': 'Only a failed upload has a problem to clear.',
    'uploaded, on file.picked [0]: without action [0]':
      'Only a failed upload has a problem to clear.',
    'uploading, without entry action [0]': TWICE,
  },
}
