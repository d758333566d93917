import type { Group } from '../group.ts'

export const PRICE: Group = {
  prefix: 'PRICE',
  title: 'Prices',
  about: 'what a rental costs',
  requirements: {
    'PRICE-1':
      'A rental is charged by months of 30 days, then weeks, then blocks of three days, then days.',
    'PRICE-2': 'Hours that are left over cost the hourly price, or else one day.',
    'PRICE-3':
      'A car priced by dates costs the price of each day: that of its season, or else the discounted or the plain one.',
    'PRICE-4': 'Cancellation and amendments cost once, the other options by the day.',
    'PRICE-5':
      'A percentage of the supplier, which may be negative, is added to the rental, the options and the deposit.',
    'PRICE-6':
      'A block whose price is absent or 0 is skipped, and its days fall to the next shorter one.',
    'PRICE-7': 'A discounted price is charged instead of the plain one where there is one.',
    'PRICE-8': 'A started hour counts as a whole one, seconds included.',
    'PRICE-9':
      'Options by the day are charged for each started day, and the label has the same count as the bill.',
    'PRICE-10':
      'Days, hours and seasons are those of the clock at the pick-up location, which is that of Tunis unless it has another.',
    'PRICE-11': 'From 10:00 to 10:00 two days later are 48 hours on every date.',
    'PRICE-12': 'No line and no total is negative, whatever the percentage.',
    'PRICE-13': 'A rental of no time, or one that ends before it begins, is refused.',
    'PRICE-14': 'An amount is rounded half-up, once for each line and at the end.',
    'PRICE-15': 'The lines of a bill add up to its total.',
    'PRICE-16': 'A block of three days is called that, whatever the wire calls it.',
    'PRICE-17':
      'The server computes every price itself; the one that a client sends is only what it expects.',
    'PRICE-18': 'A longer rental that costs less is offered beside the one that was asked for.',
  },
}
