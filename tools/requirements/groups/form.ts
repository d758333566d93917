import type { Group } from '../group.ts'

export const FORM: Group = {
  prefix: 'FORM',
  title: 'Forms',
  about: 'what is common to every form',
  requirements: {
    'FORM-1': 'A wrong email address is said at its field.',
    'FORM-2': 'A wrong phone number is said at its field.',
    'FORM-3': 'A form with mistakes says so and leads to the first of them.',
    'FORM-4': 'A single field that is missing is named.',
    'FORM-5': 'Several fields that are missing are named together.',
    'FORM-6': 'A form says when the bot check finds no person.',
    'FORM-7': 'A bot check that does not load makes no token and says that it is missing.',
    'FORM-8':
      'A token of the bot check is made when it is needed, for the action `submit` unless another is named.',
    'FORM-9':
      'The bot check is left out where it is switched off, and on Safari where the server does not require it.',
    'FORM-10': 'A failure without a name of its own asks to try again later.',
    'FORM-11': 'When a change was saved, the page says so.',
    'FORM-12':
      'What was typed stays when a call fails, after a reload and through a sign-in, passwords apart.',
    'FORM-13': 'A form is sent once, however often its button is pressed.',
    'FORM-14': 'What the server refuses stands at the field it is about.',
    'FORM-15': 'The server checks everything that a form checks.',
    'FORM-16':
      'A bot check that does not come leaves a way out, and costs nobody who is not asked.',
    'FORM-17': 'After too many tries the page says how many seconds to wait.',
    'FORM-18':
      'Invisible characters that are pasted into a single line are removed, on the page and on the server.',
  },
}
