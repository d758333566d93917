import type { Section } from '../section.ts'

export const PERMISSIONS: Section = {
  number: 6,
  title: 'Roles and permissions',
  lines: {
    'permission.kinds':
      'What somebody may do depends on whether they are a customer, a supplier or an administrator.',
    'permission.application':
      'Checking a link and asking for another one name the application of customers; the links of another application are not theirs.',
    'permission.visitor': 'A visitor browses and searches without signing in.',
    'permission.customer':
      'Bookings, notifications, settings and the change of a password are for who is signed in.',
    'permission.suspended':
      'A suspended customer is told so and does nothing more in their account.',
    'permission.staff':
      'What staff may do, which the specification leaves open, ends at the bookings of their supplier.',
  },
}
