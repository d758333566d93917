import type { Group } from '../group.ts'

export const MONEY: Group = {
  prefix: 'MONEY',
  title: 'Money',
  about: 'currencies, rates, and how amounts are written',
  requirements: {
    'MONEY-1': 'Prices are kept and computed in Tunisian dinars.',
    'MONEY-2': 'Prices can be shown in dinars, euros and US dollars, as the visitor chooses.',
    'MONEY-3': 'About 150 currencies are known, the dinar, euro and US dollar among them.',
    'MONEY-4': 'A currency that is not in the list is refused by name.',
    'MONEY-5': 'An amount that is negative or no number is not converted.',
    'MONEY-6': 'Thousands are parted by commas in English and by spaces in French and Spanish.',
    'MONEY-7': 'An amount that is not whole has two decimals, a whole one none.',
    'MONEY-8': 'The sign of the dollar, the pound and the euro stands before the amount.',
    'MONEY-9': 'What a dinar is worth is asked of a service by naming the dinar and the currency.',
    'MONEY-10': 'A second source of rates is asked when the first fails.',
    'MONEY-11': 'Where no source has a rate, amounts stay in dinars.',
    'MONEY-12': 'Converting without a rate or a known currency throws.',
    'MONEY-13':
      'Amounts are whole numbers of the smallest unit of their currency, of which a dinar has a thousand, and plain numbers on the wire.',
    'MONEY-14':
      'A code stands behind the amount where a currency has no sign of its own, and no amount breaks over two lines.',
    'MONEY-15': 'A rate is asked for once a currency and session.',
    'MONEY-16':
      'A rate that fails hides no price and blanks no page, and an amount that is not converted says that it is in dinars.',
    'MONEY-17':
      'Amounts that stand together are converted together, so that what a person can add up adds up, the deposit included.',
    'MONEY-18':
      'What the button of a payment says is charged to the last digit, in the currency that the provider takes.',
    'MONEY-19':
      'Everywhere a price has the same words in the same order: total price, refundable deposit, paid now, paid at pick-up.',
    'MONEY-20': 'The currency can be changed on every page without loading it anew.',
  },
}
