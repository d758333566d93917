import type { Section } from '../section.ts'

export const PRODUCT: Section = {
  number: 1,
  title: 'What the product does, and for whom',
  lines: {
    'product.search': 'A visitor finds cars by a place and two dates, without an account.',
    'product.browse': 'Suppliers, locations and cars can be looked through.',
    'product.account': 'A visitor can make an account and is signed in with it.',
    'product.manage': 'A customer books a car, finds the booking again and manages it.',
    'product.customers':
      'The site is the one of customers: suppliers and administrators have a door of their own, and none of them gets in by the other one.',
    'language.three':
      'The site can be read in French, English and Spanish, and everything on it changes language together.',
    'language.default':
      'A visitor of whom nothing is known reads the language that the operator has set, which is French unless changed.',
    'language.address': 'The parameter `l` of an address chooses the language.',
    'language.visitors-country': 'The language can be that of the country the visitor comes from.',
    'currency.base': 'Prices are kept and computed in Tunisian dinars.',
    'currency.shown':
      'Prices can be shown in dinars, euros and US dollars, as the visitor chooses.',
    'payment.three-ways':
      'A booking is paid later at the counter, by a deposit online, or in full online.',
    'payment.tunisia':
      'Whoever is in Tunisia cannot pay in full online and chooses between the counter and the deposit.',
    'product.roadside-help': 'Visitors read that help on the road is there day and night.',
    'product.unlimited-mileage':
      'A car that may be driven any distance says so, and another one how far.',
    'product.newsletter': 'Everybody can subscribe to the newsletter.',
    'product.contact': 'Everybody can write to the operator with a form.',
    'product.server':
      'What the specification does not show of the server is written in one contract, and the server takes and answers nothing else.',
  },
}
