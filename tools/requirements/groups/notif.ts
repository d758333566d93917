import type { Group } from '../group.ts'

export const NOTIF: Group = {
  prefix: 'NOTIF',
  title: 'Notifications',
  about: 'what is new for a customer',
  requirements: {
    'NOTIF-1': '`/notifications` lists the notifications.',
    'NOTIF-2': 'Notifications can be read, page by page.',
    'NOTIF-3': 'Notifications can be marked as read and as unread.',
    'NOTIF-4': 'All notifications can be marked at once.',
    'NOTIF-5': 'Notifications can be deleted.',
    'NOTIF-6': 'All notifications can be deleted at once.',
    'NOTIF-7': 'A list without notifications says so.',
    'NOTIF-8':
      'Unread notifications are counted when the user is known and when the refresh key changes.',
    'NOTIF-9': 'Notifications are named many at a time.',
    'NOTIF-10': 'A counter has the number of unread notifications.',
    'NOTIF-11': 'The list of notifications has as many on a page as the operator sets.',
    'NOTIF-12':
      'A customer is notified when somebody else changes a booking, in their own language, and by mail unless they have switched that off.',
    'NOTIF-13':
      'The number of unread notifications is counted from the notifications and can neither drift nor be negative.',
    'NOTIF-14': 'A deletion is asked about, shown at once, and can be undone for a while.',
    'NOTIF-15': 'A change that could not be saved is taken back and said.',
    'NOTIF-16': 'Notifications that could not be loaded say so and can be tried again.',
    'NOTIF-17': 'A notification of a booking leads to it.',
    'NOTIF-18': 'Nobody reads or changes the notifications of somebody else.',
    'NOTIF-19': 'What is new shows by itself in every tab and device where the server tells of it.',
    'NOTIF-20':
      'The page of the list stands in its address, and one that has nothing left leads to the one before.',
  },
}
