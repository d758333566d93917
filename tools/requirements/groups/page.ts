import type { Group } from '../group.ts'

export const PAGE: Group = {
  prefix: 'PAGE',
  title: 'Pages',
  about: 'addresses, the frame of every page, and pages that inform',
  requirements: {
    'PAGE-1': 'Every page stands below one header.',
    'PAGE-2': 'What a page is drawn with is fetched when the page is opened.',
    'PAGE-3': 'A line on top shows that the next page is on its way.',
    'PAGE-4': 'Another path begins at the top of its page.',
    'PAGE-5':
      'The scripts of the bot check and of who counts pages are fetched at the first mouse, touch or key, and not before.',
    'PAGE-6': '`/about` says who runs the site.',
    'PAGE-7': '`/tos` has the terms.',
    'PAGE-8': '`/privacy` says what becomes of personal data.',
    'PAGE-9': '`/contact` has the contact form.',
    'PAGE-10': '`/faq` has questions and answers.',
    'PAGE-11': '`/cookie-policy` says what is kept in the browser.',
    'PAGE-12':
      '`/suppliers` has the suppliers, unless the operator hides them: then there is no such page.',
    'PAGE-13': 'Any other path has a page that says so.',
    'PAGE-14': 'A path means the same with a slash at its end.',
    'PAGE-15': 'Suppliers, locations and cars can be looked through.',
    'PAGE-16': 'Visitors read that help on the road is there day and night.',
    'PAGE-17': 'Everybody can subscribe to the newsletter.',
    'PAGE-18': 'Everybody can write to the operator with a form.',
    'PAGE-19': 'The contact form has a subject, a message and a button that sends them.',
    'PAGE-20': 'The operator sets the address that visitors write to.',
    'PAGE-21':
      'Questions and answers are about documents, delivery and pick-up, age, and cancellation, among others.',
    'PAGE-22': 'A toast stays for five seconds.',
    'PAGE-23': 'Toasts stand at the bottom on the right.',
    'PAGE-24': 'When something fails that nobody foresaw, one toast says so.',
    'PAGE-25': 'The primary colour is a dark grey.',
    'PAGE-26': 'What the browser keeps is told to visitors, each item once with its purpose.',
    'PAGE-27': 'A list has 30 entries on a page.',
    'PAGE-28': 'A list in a box goes on 200 pixels before its end.',
    'PAGE-29': 'The bot check and the counting of pages are off unless the operator names them.',
    'PAGE-30': 'Back and forward return to where a page was scrolled to.',
    'PAGE-31': 'Each page has a title of its own.',
    'PAGE-32':
      'A page that fails says so in its place, keeps the frame, and tries again when the network is back.',
    'PAGE-33': 'While the network is lost, every page says so.',
    'PAGE-34': 'A message to the operator is sent once, and its sender gets a receipt.',
    'PAGE-35':
      'The pages that everybody may see are painted before a script has run, in each language.',
    'PAGE-36':
      'The files that a page begins with are few: the numbers of the benchmark are their budget.',
    'PAGE-37': 'The suppliers are told with their cars, rating and rules, and lead to their cars.',
    'PAGE-38':
      'The header leads to everything: menu, currency, language, and the account or the way to one.',
  },
}
