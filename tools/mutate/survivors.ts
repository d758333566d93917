import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

const CLEARED_TWICE_REASON = 'The value is also cleared on entry or exit.'
const HANDLED_BY_PARENT_REASON = 'The parent state handles the event in the same way.'
const ALREADY_REPORTED_REASON =
  'The placing chart has already reported it before it ended (`assignAttempt`).'
const PROBLEMS_CLEARED_REASON =
  'Every transition to the review has already cleared the previous problem.'
const ALREADY_CHOSEN_REASON = 'A provider that needs no other script is already selected.'

const FORWARDED_REASON =
  'Each of the two states immediately leads to the other when the other one applies.'

/** Maps each undetected mutant of a machine to the reason why it is not a defect, or why no test checks it. */
export const SURVIVOR_REASONS: Partial<Record<MachineFolder, Record<string, string>>> = {
  checkout: {
    'refused.emailTaken, on session.changed [1]: dropped': HANDLED_BY_PARENT_REASON,
    'refused.sessionExpired, on session.changed [1]: dropped': HANDLED_BY_PARENT_REASON,
    'editing.review, on booking.requested [1]: without action [0]': PROBLEMS_CLEARED_REASON,
    'placing, placing onDone [4]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [5]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [7]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [8]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [9]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [10]: without action [0]': ALREADY_REPORTED_REASON,
    'placing, placing onDone [17]: without action [0]': ALREADY_REPORTED_REASON,
  },
  placing: {
    'leaving, without entry action [0]':
      'It is only reached from the release, which has assigned the same value.',
  },
  'payment-sdk': {
    'root, on provider.chosen [1]: dropped': ALREADY_CHOSEN_REASON,
    'root, on provider.chosen [1]: without action [0]': ALREADY_CHOSEN_REASON,
  },
  notifications: {
    'list.queued, on page.turned [0]: without its guard':
      'The page that waits to be loaded is the requested one.',
    'list.shown, always [0]: to refreshing': FORWARDED_REASON,
    'list.outdated, always [0]: to refreshing': FORWARDED_REASON,
    'list.failed, on refresh.requested [0]: to queued': FORWARDED_REASON,
    'list.outdated, on page.turned [0]: to queued': FORWARDED_REASON,
    'list.empty, on page.turned [0]: to queued': FORWARDED_REASON,
    'list.refreshing, on page.turned [0]: to queued': FORWARDED_REASON,
    'list.refreshing, readPage onDone [0]: to queued': FORWARDED_REASON,
    'list.loading, on refresh.requested [0]: to queued': FORWARDED_REASON,
    'list.failed, on retry.requested [0]: to queued': FORWARDED_REASON,
    'list.failed, on page.turned [0]: to queued': FORWARDED_REASON,
    'list.shown, on page.turned [0]: to queued': FORWARDED_REASON,
  },
  cancellation: {
    'checking, readEligibility onDone [0]: to starting':
      'In the initial state, an existing request immediately leads to the same state.',
  },
  license: {
    'empty, on file.picked [0]: without action [0]': 'Only a failed upload has a problem to clear.',
    'uploaded, on file.picked [0]: without action [0]':
      'Only a failed upload has a problem to clear.',
    'uploading, without entry action [0]': CLEARED_TWICE_REASON,
  },
}
