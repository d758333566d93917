import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

/**
 * An instruction: the name of the message `prepare/…`. With a pattern, the instruction only applies to paths
 * with a matching label. `open` is replaced with the page and the URL that makes calls wait, in the order that
 * the flow needs.
 */
export type Instruction = string | readonly [name: string, when: RegExp]

const START_PATTERNS = { amira: /^start: Amira/, guest: /^start: a guest$/ }
const SIGNED_IN: readonly Instruction[] = ['service', 'sign-in-amira']

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
  ],
  placing: [
    'service',
    ['badis', /^signs in$/],
    'page',
    'search',
    'badis-books',
    'hold-next',
    'book',
  ],
  payment: [
    'service',
    ['card', /^(?:submits|loses the connection)$/],
    ['card-approval', /^is asked by the bank$/],
    'page',
    'search',
    'choose-deposit',
    'hold-next',
    'book',
  ],
  'payment-sdk': ['of-payment'],
  'checkout-session': [
    'service',
    'stop-at-card',
    'copy-session',
    'open',
    ['pay-first', /done: paid$/],
  ],
  notifications: [...SIGNED_IN, 'open', 'two-notifications', ['reload-elsewhere', /^reload$/]],
  deletion: [...SIGNED_IN, 'open'],
  'account-link': [
    'service',
    ['badis', /Badis/],
    ['forget-password', /^start: a forgotten/],
    ['sign-in-badis', /^start: .*Badis/],
    ['new-account', /^start: a new/],
    'hold',
    ['open-mail', /^start: a (?:forgotten|new)/],
    ['half-link', /^start: half/],
    ['same-password', /^chooses/],
  ],
  amendment: [...SIGNED_IN, 'page', 'open-amendable', ['change-day', /^start: back/], 'hold-next'],
  'booking-change': [...SIGNED_IN, 'open', ['staff', / two$/]],
  cancellation: [
    ...SIGNED_IN,
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
  ],
  contact: ['service', 'open', 'any-message'],
}
