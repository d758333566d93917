import type { Section } from '../section.ts'

export const STATES: Section = {
  number: 4,
  title: 'States and transitions',
  lines: {
    'session.check':
      'When the app opens it asks the server whether the session of the stored user is valid, and then for the user.',
    'session.suspended': 'A user who is blacklisted is treated as suspended and not signed in.',
    'session.failure':
      'Whoever cannot be recognised is signed out, and forgotten when the server said no.',
    'session.refresh-key':
      'The session is checked again when the refresh key changes, which is on every page.',
    'session.sign-in': 'Signing in keeps the user record in the browser.',
    'session.sign-out':
      'Signing out empties session storage, forgets the user record and its cookies, and tells the server.',
    'payment-sdk.states':
      'The script of a payment provider is initial, pending, rejected or resolved.',
    'notifications.counter-refresh':
      'Unread notifications are counted when the user is known and when the refresh key changes.',
    'booking.transitions':
      'Which status a booking may get from whom, which the specification leaves open, is a rule of its own.',
    'car.transitions':
      'Whether a car can be had, which the specification leaves open, follows from its bookings and its flags.',
  },
}
