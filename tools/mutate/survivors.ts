import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

const CLEARED_TWICE = 'The value is also cleared on entry or exit.'
const HANDLED_BY_PARENT = 'The parent state handles the event in the same way.'
const ALREADY_REPORTED =
  'The placing chart has already reported it before it ended (`assignAttempt`).'
const PROBLEMS_CLEARED = 'Every transition to the review has already cleared the previous problem.'
const ALREADY_CHOSEN = 'A provider that needs no other script is already selected.'

const FORWARDED =
  'Each of the two states immediately leads to the other when the other one applies.'

/** Maps each undetected mutant of a machine to the reason why it is not a defect, or why no test checks it. */
export const REASONS: Partial<Record<MachineFolder, Record<string, string>>> = {
  checkout: {
    'refused.emailTaken, on session.changed [1]: dropped': HANDLED_BY_PARENT,
    'refused.sessionExpired, on session.changed [1]: dropped': HANDLED_BY_PARENT,
    'editing.review, on booking.requested [1]: without action [0]': PROBLEMS_CLEARED,
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
    'root, on provider.chosen [1]: dropped': ALREADY_CHOSEN,
    'root, on provider.chosen [1]: without action [0]': ALREADY_CHOSEN,
  },
  notifications: {
    'list.queued, on page.turned [0]: without its guard':
      'The page that waits to be loaded is the requested one.',
    'list.shown, always [0]: to refreshing': FORWARDED,
    'list.outdated, always [0]: to refreshing': FORWARDED,
    'list.failed, on refresh.requested [0]: to queued': FORWARDED,
    'list.outdated, on page.turned [0]: to queued': FORWARDED,
    'list.empty, on page.turned [0]: to queued': FORWARDED,
    'list.refreshing, on page.turned [0]: to queued': FORWARDED,
    'list.refreshing, readPage onDone [0]: to queued': FORWARDED,
    'list.loading, on refresh.requested [0]: to queued': FORWARDED,
    'list.failed, on retry.requested [0]: to queued': FORWARDED,
    'list.failed, on page.turned [0]: to queued': FORWARDED,
    'list.shown, on page.turned [0]: to queued': FORWARDED,
  },
  cancellation: {
    'checking, readEligibility onDone [0]: to starting':
      'In the initial state, an existing request immediately leads to the same state.',
  },
  license: {
    'empty, on file.picked [0]: without action [0]': 'Only a failed upload has a problem to clear.',
    'uploaded, on file.picked [0]: without action [0]':
      'Only a failed upload has a problem to clear.',
    'uploading, without entry action [0]': CLEARED_TWICE,
  },
}
