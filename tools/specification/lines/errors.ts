import type { Section } from '../section.ts'

export const ERRORS: Section = {
  number: 8,
  title: 'Errors and what is said of them',
  lines: {
    'said.wrong-password':
      'A sign-in that fails says that address or password is wrong, and no more.',
    'said.suspended': 'Who is suspended is told so.',
    'said.sign-up-failed': 'An account that could not be made is said.',
    'said.password-failed': 'A password that could not be changed is said.',
    'said.password-changed': 'A password that was changed is said.',
    'said.confirmation-failed': 'A mail of confirmation that could not be sent is said.',
    'said.confirmation-sent': 'A mail of confirmation that was sent is said.',
    'said.activation-sent': 'A mail of activation that was sent is said.',
    'said.payment-failed': 'A payment that failed is said.',
    'said.something-wrong': 'A failure without a name of its own asks to try again later.',
    'said.link-expired': 'A link of activation that is too old says so.',
    'said.email-unknown': 'A new password for an address without an account is refused in words.',
    'said.unforeseen': 'What nobody foresaw is said by one toast.',
    'said.language-failed': 'A language that could not be changed is said.',
    'said.saved': 'A change that was saved is said.',
    'said.payment-sdk':
      'A payment script that does not load is written down, and its state is rejected.',
    'said.bot-check': 'A bot check that does not load makes no token and says that it is missing.',
    'said.no-rate': 'Where no source has a rate, amounts stay in dinars.',
    'said.no-conversion': 'Converting without a rate or a known currency throws.',
    'toast.five-seconds': 'A toast stays for five seconds.',
    'toast.place': 'Toasts stand at the bottom on the right.',
  },
}
