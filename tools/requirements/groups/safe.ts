import type { Group } from '../group.ts'

export const SAFE: Group = {
  prefix: 'SAFE',
  title: 'Security',
  about: 'what nobody may learn or do',
  requirements: {
    'SAFE-1':
      'What somebody may do depends on whether they are a customer, a supplier or an administrator.',
    'SAFE-2':
      'Checking a link and asking for another one name the application of customers; the links of another application are not theirs.',
    'SAFE-3':
      'The site is the one of customers: suppliers and administrators sign in elsewhere, and nobody gets in by the other way.',
    'SAFE-4': "Nobody reads or changes what is somebody else's, whatever identifier they name.",
    'SAFE-5': 'A booking that is read has no password in it, not even as a hash.',
    'SAFE-6': 'Who is not asked for a field cannot set it.',
    'SAFE-7': 'An address that carries a secret is never written to a log.',
    'SAFE-8': 'Guessing is limited by account and by address, and locks no owner out.',
    'SAFE-9': 'Messages go to the operator alone, whomever the body names.',
    'SAFE-10': 'The server asks the judge of the bot check itself where it is configured.',
    'SAFE-11': 'A page of another origin acts for nobody unless the operator has named it.',
    'SAFE-12': 'Answers are kept in no cache, and nothing in them is run.',
    'SAFE-13': 'A link opens nothing from a copy of the database.',
    'SAFE-14': 'The address in a mail is the configured one, not what a request calls the server.',
    'SAFE-15': 'A body and an upload are limited while they are read.',
    'SAFE-16': 'Nobody else is asked for anything before it is needed.',
    'SAFE-17':
      'A session that is already open cannot be used to set a password without the present one.',
    'SAFE-18':
      'No text becomes markup or a script in a page, where the operator has named no script of others.',
    'SAFE-19':
      'A password that is among the first that are guessed is not taken, whoever chooses it and wherever.',
  },
}
