import type { Group } from '../group.ts'

export const OPS: Group = {
  prefix: 'OPS',
  title: 'Operation',
  about: 'what whoever runs the service can rely on',
  requirements: {
    'OPS-1':
      'One command starts the whole service with a database of its own, another database needs only its address.',
    'OPS-2': 'Several servers can run side by side, and none keeps anything of its own.',
    'OPS-3':
      'In production there is no demo data, outbox, sandbox, demo supplier or control by tests; outside it the server listens to this machine alone.',
    'OPS-4': 'Mistakes in the configuration are named all at once, and no secret is printed.',
    'OPS-5':
      'The built app reads its own settings at run time, each with a default, and names a wrong one.',
    'OPS-6': 'Capabilities of the backend are settings: a feature that needs one asks there.',
    'OPS-7': 'Mails go by SMTP where it is configured, and to an outbox page otherwise.',
    'OPS-8': 'A mail is sent once, and one that fails is tried again.',
    'OPS-9':
      'A demo supplier answers for suppliers in the demo data: it confirms bookings and agrees to cancellations.',
    'OPS-10':
      'The demo data has every kind of car, supplier, customer and booking that a tester looks for.',
    'OPS-11': 'What could not be read is asked for again after 1000 milliseconds.',
    'OPS-12':
      "The default country, base currency, its rates, time zone and addresses of files are the operator's settings.",
    'OPS-13':
      'A lost database connection costs its calls, which can be sent again, and nothing else.',
    'OPS-14':
      'A test can hold a call until it releases it with an outcome, in a build for tests alone.',
    'OPS-15': 'Any static host can serve the built app.',
    'OPS-16': 'Every package is pinned to one version.',
    'OPS-17': 'With keys of Stripe or PayPal these take the payments, in the order of the keys.',
    'OPS-18':
      'The server tells whether it lives and whether it is ready, from its first moment to its last.',
    'OPS-19':
      'A server that is told to stop takes no more connections, sends listeners away with a time to come back, finishes calls under way and ends within ten seconds.',
    'OPS-20':
      'Each call is a line of the log with the request id of its answer and of the page that tells of a failure, and no line has what a person typed.',
    'OPS-21':
      'Calls, bookings, payments, mails and connections are counted at an address of their own.',
    'OPS-23':
      'An operator brings locations, suppliers and cars from tables, all of them or none, with what is wrong by line.',
    'OPS-24': 'Whoever asks to be forgotten is in no table any more, and their bookings are.',
    'OPS-25': 'Licences can be kept sealed, by a key that can be changed.',
    'OPS-22':
      'A running service can be dumped, restored and brought to a newer form without losing a booking.',
  },
}
