import type { Group } from '../group.ts'

export const SEARCH: Group = {
  prefix: 'SEARCH',
  title: 'Search',
  about: 'finding cars by a location, dates and filters',
  requirements: {
    'SEARCH-1': 'A visitor finds cars by a location and two dates, without an account.',
    'SEARCH-2': '`/search` lists the cars of a location and dates, with filters.',
    'SEARCH-3': 'A search can be narrowed to sizes of cars.',
    'SEARCH-4': 'A search can be narrowed to cars of one star and up, and so on to four.',
    'SEARCH-5': 'A search can be narrowed to two, four, five or more than five seats.',
    'SEARCH-6':
      'A search can be narrowed to cars with air conditioning and with four doors or more.',
    'SEARCH-7':
      'A search can be narrowed to cars with a touchscreen, Bluetooth, Android Auto or Apple CarPlay.',
    'SEARCH-8': 'A search can be narrowed to cars with a deposit up to a threshold.',
    'SEARCH-9': 'The filters can be shown and hidden.',
    'SEARCH-10':
      'Deposits are filtered by 250, 500 and 750 dinars, shown in the currency of the visitor.',
    'SEARCH-11': 'A search has 15 cars on a page.',
    'SEARCH-12': 'A search that goes on by itself does so 40 pixels before its end.',
    'SEARCH-13':
      'A search has pages with addresses unless the operator wants it to go on by itself.',
    'SEARCH-14':
      'What is chosen again and again is asked for once, after 200 milliseconds of quiet.',
    'SEARCH-15': 'Each car of a list leads to its page.',
    'SEARCH-16': 'A car that is free leads to its checkout.',
    'SEARCH-17': 'A search that finds nothing says so.',
    'SEARCH-18':
      'The whole state of a search stands in its address: a pasted link shows the same cars in any browser.',
    'SEARCH-19':
      'Filters, order and page replace the entry of the history; a location, dates, a car and each step of checkout are entries of their own.',
    'SEARCH-20':
      'What a link gets wrong is dropped or asked for again, and what is right in it stays.',
    'SEARCH-21': 'Cars can also be narrowed by fuel, gearbox, mileage, fuel policy and supplier.',
    'SEARCH-22':
      'A new choice drops the answer to an older one, and the old list stays in view until the new one comes.',
    'SEARCH-23': 'The filter of doors means four doors and more, in the list and in its counts.',
    'SEARCH-24':
      'A search that finds nothing names the filter that hides most and offers to drop it.',
    'SEARCH-25': 'A search at a location also finds the cars of the locations directly below it.',
    'SEARCH-26': 'A supplier is left out who rents for longer only, or who is suspended.',
    'SEARCH-27': 'No more cars of a supplier are shown than the supplier wants.',
    'SEARCH-28':
      'Cars that are not there yet, or are taken, are listed only when they are asked for.',
    'SEARCH-29': 'A search that fails says so and can be tried again.',
    'SEARCH-30':
      'A search recommends what can be booked, cars before two-wheelers, trucks and buses unless these are asked for, then those with 3.5 stars and more, then the cheapest, and says so.',
    'SEARCH-31': 'A search can be narrowed to a price a day.',
    'SEARCH-32': 'A search can be narrowed to cars that can be cancelled at no price.',
    'SEARCH-33': 'Sizes of cars are tiles with a drawing and the price of the cheapest.',
    'SEARCH-34': 'A search shows what it costs on the days around it, and leads there.',
    'SEARCH-35': 'A search that finds nothing leads to the locations nearby, with their prices.',
    'SEARCH-36':
      'Home and search lead to the last five searches and the last eight cars of this browser, until somebody clears them or signs out.',
    'SEARCH-37': 'Up to four cars of a search are set beside each other.',
  },
}
