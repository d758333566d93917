import type { Group } from '../group.ts'

export const LANG: Group = {
  prefix: 'LANG',
  title: 'Languages',
  about: 'French, English and Spanish',
  requirements: {
    'LANG-1': 'The site can be read in French, English and Spanish.',
    'LANG-2':
      'A visitor of whom nothing is known reads the language that the operator has set, which is French unless changed.',
    'LANG-3': 'The parameter `l` of an address chooses the language.',
    'LANG-4': 'The language can be that of the country the visitor comes from.',
    'LANG-5':
      'Visitors from France and Morocco read French, those from the United States, Britain and Australia English, others the default.',
    'LANG-6': 'When the language could not be changed, the page says so.',
    'LANG-7':
      'Texts, numbers, dates, title and data change language together, without loading the page anew.',
    'LANG-8': 'The language of a customer goes with the account.',
    'LANG-9': 'The language that was chosen here wins over that of the account, which learns it.',
    'LANG-10': 'Every text is there in each language.',
    'LANG-11': 'Layout goes by the direction of the language and not by left and right.',
    'LANG-12': 'Mails and notifications are in the language of their reader.',
  },
}
