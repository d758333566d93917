import type { Section } from '../section.ts'

export const CONSTANTS: Section = {
  number: 9,
  title: 'Business constants, limits and prices',
  lines: {
    'page.size': 'A list has 30 entries on a page.',
    'page.notifications': 'The list of notifications has as many on a page as the operator sets.',
    'page.cars': 'A search has 15 cars on a page.',
    'page.bookings': 'The list of bookings has 20 on a page, and 10 on a phone.',
    'page.offset': 'A list in a box goes on 200 pixels before its end.',
    'page.scroll-offset': 'A search that goes on by itself does so 40 pixels before its end.',
    'page.classic':
      'A search has pages with addresses unless the operator wants it to go on by itself.',
    'delay.short':
      'What is chosen again and again is asked for once, after 200 milliseconds of quiet.',
    'delay.long': 'What could not be read is asked for again after 1000 milliseconds.',
    'image.supplier': 'The mark of a supplier is 60 pixels wide and 30 high.',
    'image.car':
      'The picture of a car is three by two, as 300 pixels by 200; no list of choices has pictures, for which there are sizes, too.',
    'age.minimum': 'The minimum age is 21 also where a car would take somebody of 18.',
    'age.children': 'The site says that it is not for children under 13.',
    'password.minimum': 'A password has six characters or more.',
    'deposit.thresholds':
      'Deposits are filtered by 250, 500 and 750 dinars, shown in the currency of the visitor.',
    'locations.minimum': 'A country is listed on home when it has at least four locations.',
    'configuration.map':
      'The map begins at about 36.88 degrees north and 10.19 east, at zoom 5, unless the operator sets another view.',
    'language.countries':
      'Visitors from France and Morocco read French, those from the United States, Britain and Australia English, others the default.',
    'third-parties.off':
      'The bot check and the counting of pages are off unless the operator names them.',
    'contact.address': 'The operator sets the address that visitors write to.',
    'mail.link-day': 'A link that confirms an address is good for a day.',
    'cancellation.terms':
      'Cancelling a day before the rental may be refunded in full; later it may cost a fee.',
    'paypal.capture': 'An order of PayPal is made to be captured, and its money is taken once.',
    'paypal.locale':
      'PayPal speaks French to who reads French, Spanish to who reads Spanish, and English to others.',
    'colour.primary': 'The primary colour is a dark grey.',
    'money.separators':
      'Thousands are parted by commas in English and by spaces in French and Spanish.',
    'money.two-decimals': 'An amount that is not whole has two decimals, a whole one none.',
    'money.symbol': 'The sign of the dollar, the pound and the euro stands before the amount.',
    'storage.cache':
      'What the browser keeps is told to visitors, each thing once with its purpose.',
    'price.blocks':
      'A rental is charged by months of 30 days, then weeks, then blocks of three days, then days.',
    'price.hours': 'Hours that are left over cost the hourly price, or else one day.',
    'price.by-date':
      'A car priced by dates costs the price of each day: that of its season, or else the discounted or usual one.',
    'price.extras': 'Cancellation and amendments cost once, the other options by the day.',
  },
}
