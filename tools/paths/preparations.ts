import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

/**
 * Met when one of a path's labels matches; with `none`, when no label matches; with `first`, when a label matches
 * `next` after one has matched `first`.
 */
type Condition = RegExp | { none: RegExp } | { first: RegExp; next: RegExp }

/**
 * An instruction: the name of the message `prepare/…`, and conditions on a path's labels. It applies when all
 * conditions are met. `open` is replaced with the page and the URL that makes calls wait, in the order that the
 * flow needs.
 */
export type Instruction = string | readonly [name: string, ...conditions: Condition[]]

const START_PATTERNS = { amira: /^start: Amira/, guest: /^start: a guest$/ }

export function meetsCondition(labels: readonly string[], condition: Condition): boolean {
  if (condition instanceof RegExp) return labels.some((label) => condition.test(label))
  if ('none' in condition) return !labels.some((label) => condition.none.test(label))
  const start = labels.findIndex((label) => condition.first.test(label))
  return start >= 0 && labels.slice(start).some((label) => condition.next.test(label))
}

const NETWORK_INSTRUCTION: Instruction = ['network', /^is online again$/]
const SIGN_IN_INSTRUCTIONS: readonly Instruction[] = ['service', 'sign-in-amira']

/** What testers do before the first step, in order; notes for later steps are last. */
export const PREPARATIONS: Readonly<Record<MachineFolder, readonly Instruction[]>> = {
  session: [
    'service',
    'amira',
    ['badis', /Badis/],
    ['stay-connected', START_PATTERNS.amira],
    'open',
    ['new-email', /^signs up/],
    ['sign-in-page', /^signs out|signs out$|: over$|suspended$|blacklisted$|^dismisses/],
    ['tab-sign-in', /signs in in another tab$/],
    ['tab-sign-out', /^another tab signs out$/],
    ['reload-page', /^reload$/],
  ],
  checkout: [
    'service',
    ['amira', /^signs in$/],
    ['sign-in-amira', START_PATTERNS.amira],
    'page',
    'search',
    ['leave-driver', /^start: a guest who is back/],
    'hold-next',
    'reload-checkout',
    NETWORK_INSTRUCTION,
  ],
  placing: [
    'service',
    'page',
    'search',
    'badis-books',
    'hold-next',
    'book',
    ['sign-in-later', /^signs in$/],
    NETWORK_INSTRUCTION,
  ],
  payment: [
    'service',
    'page',
    'search',
    'choose-deposit',
    'hold-next',
    'book',
    ['card', /^(?:submits|loses the connection)$/],
    ['card-approval', /^is asked by the bank$/],
    ['lose-connection', /^loses the connection$/],
    NETWORK_INSTRUCTION,
  ],
  'payment-sdk': ['of-payment'],
  'checkout-session': [
    'service',
    'stop-at-card',
    'open',
    'second-window',
    ['pay-first', /done: paid$/],
    NETWORK_INSTRUCTION,
  ],
  notifications: [
    ...SIGN_IN_INSTRUCTIONS,
    'two-notifications',
    'open',
    ['reload-elsewhere', /^reload$/],
  ],
  deletion: [...SIGN_IN_INSTRUCTIONS, 'open'],
  'account-link': [
    'service',
    ['badis', /Badis/],
    ['forget-password', /^start: a forgotten/],
    ['sign-in-badis', /^start: .*Badis/],
    ['new-account', /^start: a new/],
    'hold-next',
    ['open-reset-mail', /^start: a forgotten/],
    ['open-activation-mail', /^start: a new/],
    ['half-link', /^start: half/],
    ['new-password', /^start: a new/, /^chooses/],
    ['same-password', /^start: a forgotten/, /^chooses/],
  ],
  amendment: [
    ...SIGN_IN_INSTRUCTIONS,
    'page',
    'open-amendable',
    ['change-day', /^start: back/],
    'hold-next',
  ],
  'booking-change': [
    'service',
    ['sign-in-amira', /remove one$/],
    ['sign-in-staff', { none: /remove one$/ }],
    'cancelled',
    'hold-next',
    ['staff', / two$/, /remove one$/],
    ['customer-again', { first: / two$/, next: /remove one$/ }],
  ],
  cancellation: [
    ...SIGN_IN_INSTRUCTIONS,
    'page',
    ['open-cancellable', /^start: a month/],
    ['open-fixed', /^start: .* without/],
    ['open-requested', /^start: .* way out/],
    'hold-next',
  ],
  'bot-check': ['of-contact'],
  license: [
    'service',
    ['sign-in-amira', START_PATTERNS.amira],
    'page',
    ['upload-first', START_PATTERNS.amira],
    ['search-licensed', START_PATTERNS.guest],
    'hold-next',
    ['scan', /scan$/],
    ['film', /film$/],
    ['leave-checkout', START_PATTERNS.guest, /^leaves$/],
    ['leave-settings', START_PATTERNS.amira, /^leaves$/],
  ],
  contact: ['service', 'open', 'any-message'],
}
